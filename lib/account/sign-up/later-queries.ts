import { queryOptions } from "@tanstack/react-query";
import { publicConfig } from "@/lib/config/public";
import { platform } from "@/lib/session/platform";
import { publicKey } from "@/lib/session/player-queries";
import { getRequirement } from "./api";

/** What a country, as the platform knows it, wants verified. */
export const requirementQuery = (countryCode: string) =>
  queryOptions({
    queryKey: publicKey("sign-up-requirement", countryCode),
    queryFn: ({ signal }) => getRequirement(platform, { siteId: publicConfig().siteId, countryCode }, signal),
  });
