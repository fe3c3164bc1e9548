import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { publicConfig } from "@/lib/config/public";
import { intents } from "@/lib/session/intents/browser-intents";
import { intentMutation } from "@/lib/session/intents/run";
import { platform } from "@/lib/session/platform/platform";
import { publicKey } from "@/lib/session/player/player-queries";
import { getRequirement, type RegistrationForm, updateRegistration } from "./api";
import { registrationOperation } from "./operation";

/** The queries of the steps after the first, apart from those that the first step waits for. */

/** The verifications that a country requires, by the platform's code of it. */
export const requirementQuery = (countryCode: string) =>
  queryOptions({
    queryKey: publicKey("sign-up-requirement", countryCode),
    queryFn: ({ signal }) => getRequirement(platform, { siteId: publicConfig().siteId, countryCode }, signal),
  });

export const registrationMutation = intentMutation(registrationOperation, null);

export const contactMutation = mutationOptions({
  mutationFn: ({ form, ...call }: { form: RegistrationForm } & Parameters<typeof updateRegistration>[2]) =>
    updateRegistration(platform, form, call),
});

/** The registration of the address is complete: the next one of it has a key of its own. */
export const releaseRegistration = (email: string): void =>
  intents.release(registrationOperation.name, null, email.toLowerCase());
