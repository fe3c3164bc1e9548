import { mutationOptions, queryOptions } from "@tanstack/react-query";
import type { Http } from "@/lib/core/http/http";
import { profileQuery } from "@/lib/session/permissions/queries";
import type { Profile } from "@/lib/session/permissions/schema";
import { platform } from "@/lib/session/platform/platform";
import { publicKey, queryClient } from "@/lib/session/player/player-queries";
import type { Player } from "@/lib/session/state";
import { acceptTerms, getTerms, getTermsText } from "./api";

/** The versions of the terms. Read once per document and every five minutes at most: they change with a publish. */
export const termsQuery = (locale: string) =>
  queryOptions({
    queryKey: publicKey("terms", locale),
    queryFn: ({ signal }) => getTerms(locale, signal),
    refetchOnWindowFocus: false,
  });

/** The text of a version; null, without a request, where there is none. */
export const termsTextQuery = (locale: string, version: string | null) =>
  queryOptions({
    queryKey: publicKey("terms", locale, version),
    queryFn: async ({ signal }) => (version === null ? null : await getTermsText(locale, version, signal)),
  });

/** Accepts a version; the cached profile of this tab is updated at once. One that is on its way was read before, so it counts no more. */
export const acceptTermsMutation = (player: Player, http: Http = platform) =>
  mutationOptions({
    mutationFn: (version: string) => acceptTerms(http, version),
    async onSuccess(_nothing, version) {
      const { queryKey } = profileQuery(player);
      if (queryClient.getQueryData(queryKey)) await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<Profile | null>(
        queryKey,
        (profile) => profile && { ...profile, termsAndConditionsAcceptedVersion: version },
      );
    },
  });
