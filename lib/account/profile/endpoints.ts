import * as z from "zod/mini";
import { nothing } from "@/lib/core/http/http";
import { endpoint } from "@/lib/session/platform/endpoint";
import { ActivityLog, LanguageInput, MarketingPreferences, ProvinceInput } from "./schema";

export const address = endpoint({
  method: "patch",
  path: "player/address", // assumed
  body: z.object({ street: z.string(), city: z.string(), postalCode: z.string(), countryCode: z.string() }),
  response: nothing,
});

export const province = endpoint({ method: "patch", path: "player/province", body: ProvinceInput, response: nothing }); // assumed

export const language = endpoint({ method: "patch", path: "player/language", body: LanguageInput, response: nothing }); // assumed

export const password = endpoint({
  method: "patch",
  path: "player/password", // assumed
  body: z.object({ oldPassword: z.string(), newPassword: z.string() }),
  response: nothing,
  accessToken: true,
});

export const marketingPreferences = endpoint({
  method: "get",
  path: "player/marketing-preferences", // assumed
  response: MarketingPreferences,
});

export const changeMarketingPreferences = endpoint({
  method: "patch",
  path: "player/marketing-preferences", // assumed
  body: MarketingPreferences,
  response: MarketingPreferences,
});

export const latestActivityLog = endpoint({
  method: "get",
  path: "player/latest-activity-log", // assumed
  response: ActivityLog,
});
