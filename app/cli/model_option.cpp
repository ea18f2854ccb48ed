#include "app/cli/model_option.h"

#include <iostream>

namespace cotejo::cli
{

Result<ModelChoice> modelChoice(const ModelOption& option, const char* keyVariable)
{
    Result<ServiceAddress> address =
        ServiceAddress::parse(option.url, option.plainHttp ? PlainHttp::allowed : PlainHttp::loopback_only);
    if (!address)
        return tl::unexpected<Error>(address.error());
    ModelChoice choice{
        {std::move(*address), Secret::fromEnvironment(keyVariable)}, std::nullopt, option.maxTokens};
    if (!option.model.empty())
        choice.model = option.model;
    return choice;
}

void announce(const std::string& command, const ModelChoice& choice, const char* what)
{
    if (!choice.endpoint.address.isLoopback())
        std::cerr << "cotejo-cli " << command << ": sends " << what << " to "
                  << choice.endpoint.address.host() << ", identifiers that were found replaced by labels\n";
}

} // namespace cotejo::cli
