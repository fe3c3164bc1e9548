import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { publicConfig } from "@/lib/config/public";
import { platform } from "@/lib/session/platform/platform";
import { publicKey } from "@/lib/session/player/player-queries";
import { getRequirement, type RegistrationForm, type RegistrationPayload, register, updateRegistration } from "./api";

/** The queries of the steps after the first, apart from those that the first step waits for. */

/** The verifications that a country requires, by the platform's code of it. */
export const requirementQuery = (countryCode: string) =>
  queryOptions({
    queryKey: publicKey("sign-up-requirement", countryCode),
    queryFn: ({ signal }) => getRequirement(platform, { siteId: publicConfig().siteId, countryCode }, signal),
  });

export const registrationMutation = mutationOptions({
  mutationFn: ({ payload, ...call }: { payload: RegistrationPayload } & Parameters<typeof register>[2]) =>
    register(platform, payload, call),
});

export const contactMutation = mutationOptions({
  mutationFn: ({ form, ...call }: { form: RegistrationForm } & Parameters<typeof updateRegistration>[2]) =>
    updateRegistration(platform, form, call),
});
