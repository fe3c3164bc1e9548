import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { profileQuery } from "@/lib/session/permissions/queries";
import type { Profile } from "@/lib/session/permissions/schema";
import { platform } from "@/lib/session/platform/platform";
import { playerKey, queryClient } from "@/lib/session/player/player-queries";
import type { Player } from "@/lib/session/state";
import { isCheckAddress } from "./addresses";
import { getDocumentSettings, getDocuments, startIdentityCheck } from "./api";
import { unverified } from "./needed";
import type { DocumentName, PlayerDocument } from "./schema";
import { type Sending, sendDocument } from "./send";
import { ForeignAddress } from "./send-file";
import { isWealthRequired, withRequiredWealth } from "./wealth";

/** What the player was asked for. Others decide about it: whoever comes back to the page sees it anew. */
export const documentsQuery = (player: Player) =>
  queryOptions({
    queryKey: playerKey(player, "documents"),
    queryFn: ({ signal }) => getDocuments(platform, signal),
    staleTime: 0,
  });

/** The account with its level and what is required of it. Others decide about these too. */
export const accountQuery = (player: Player) => ({ ...profileQuery(player), staleTime: 0 });

/** The documents that a withdrawal may wait for; `isWealthAsked`: does the law of the player's place ask where money comes from? */
export const awaitedDocuments = (
  documents: readonly PlayerDocument[],
  { requestDocumentTypeStatus }: Pick<Profile, "requestDocumentTypeStatus">,
  isWealthAsked: boolean,
): PlayerDocument[] =>
  unverified(withRequiredWealth(documents, isWealthRequired(isWealthAsked, requestDocumentTypeStatus)));

const refresh = (player: Player) =>
  Promise.all(
    [documentsQuery, accountQuery].map((query) => queryClient.invalidateQueries({ queryKey: query(player).queryKey })),
  );

/** Sends the files of a document. However it ends, the platform says what has become of it. */
export const sendDocumentMutation = (player: Player) =>
  mutationOptions({
    mutationFn: (sending: Sending) => sendDocument(platform, sending),
    onSettled: () => refresh(player),
  });

/** How a document is sent: the address of an identity check, or null for files. */
export const beginDocumentMutation = (player: Player) =>
  mutationOptions({
    mutationFn: async (name: DocumentName) => {
      const { redirectUrl } = await getDocumentSettings(platform, name);
      return redirectUrl === null ? null : requireCheckAddress(redirectUrl);
    },
    onError: () => refresh(player),
  });

/** Begins an identity check that leads back to this page: its address. */
export const identityCheckMutation = (player: Player) =>
  mutationOptions({
    mutationFn: async () => requireCheckAddress(await startIdentityCheck(platform, location.href)),
    onError: () => refresh(player),
  });

function requireCheckAddress(address: string): string {
  if (!isCheckAddress(address)) throw new ForeignAddress("The identity check has a foreign address");
  return address;
}
