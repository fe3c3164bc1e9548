import { type FetchQueryOptions, mutationOptions } from "@tanstack/react-query";
import { activityLogQuery, marketingPreferencesQuery } from "@/lib/account/profile/queries";
import { readHistoryMutation } from "@/lib/money/transactions/queries";
import { walletQuery } from "@/lib/money/wallet/queries";
import { bonusPreferenceQuery } from "@/lib/offers/bonus-preference/queries";
import { consentQuery } from "@/lib/safety/consent/queries";
import { earlierAnswerQuery } from "@/lib/safety/edd/queries";
import { limitsQuery } from "@/lib/safety/limits/queries";
import { activitySettingsQuery } from "@/lib/safety/reality-check/queries";
import { documentsQuery } from "@/lib/safety/verification/queries";
import { profileQuery } from "@/lib/session/permissions/queries";
import { type PlayerKey, queryClient, runMutation } from "@/lib/session/player/player-queries";
import type { Player } from "@/lib/session/state";
import { dataRequestsQuery } from "./request-queries";

/** The parts of a player's data that calls of the platform give, by their names in the file. */
const parts = {
  profile: (player: Player) => fresh(profileQuery(player)),
  marketingPreferences: (player: Player) => fresh(marketingPreferencesQuery(player)),
  bonusPreference: (player: Player) => fresh(bonusPreferenceQuery(player)),
  cookieConsent: (player: Player) => fresh(consentQuery(player)),
  logins: (player: Player) => fresh(activityLogQuery(player)),
  documents: (player: Player) => fresh(documentsQuery(player)),
  questionnaire: (player: Player) => fresh(earlierAnswerQuery(player)),
  depositLimits: (player: Player) => fresh(limitsQuery(player, "deposit")),
  spendLimits: (player: Player) => fresh(limitsQuery(player, "spend")),
  realityCheck: (player: Player) => fresh(activitySettingsQuery(player)),
  dataRequests: (player: Player) => fresh(dataRequestsQuery(player)),
  wallet: (player: Player) => fresh(walletQuery(player)),
  transactions: (player: Player, signal: AbortSignal) => {
    const window = { from: new Date(0).toISOString(), to: new Date().toISOString() };
    return runMutation(readHistoryMutation(player), { ...window, signal });
  },
} as const;

type DataPart = keyof typeof parts;
const dataParts = Object.keys(parts) as DataPart[];

const fresh = <Data, Key extends PlayerKey>(query: FetchQueryOptions<Data, Error, Data, Key>): Promise<Data> =>
  queryClient.fetchQuery({ ...query, staleTime: 0 });

/** A player's data as a file holds it. */
export interface PersonalData {
  madeAt: string;
  /** The unit of `amount` and of whatever ends in `Minor`. */
  amounts: "hundredths of the currency";
  playerId: string;
  email: string;
  /**
   * Parts that could not be read: they are not in the file, which is not to say that they are empty. Of a history that is longer than a file
   * the older transactions.
   */
  missing: (DataPart | "olderTransactions")[];
  parts: Partial<Record<DataPart, unknown>>;
}

/** Reads all that the platform tells of a player. A part that fails is named as missing; where all do, there is nothing to give. Its variable ends it. */
export const personalDataMutation = (player: Player) =>
  mutationOptions({
    async mutationFn(signal: AbortSignal): Promise<PersonalData> {
      const read = await Promise.allSettled(dataParts.map((part) => parts[part](player, signal)));
      signal.throwIfAborted();
      const found = dataParts.flatMap((part, at) => {
        const result = read[at];
        return result?.status === "fulfilled" ? [[part, result.value] as const] : [];
      });
      if (found.length === 0) throw new Error("Nothing of the player's data could be read");
      const known = new Set(found.map(([part]) => part));
      const isCut = found.some(([part, value]) => part === "transactions" && Object(value).isWhole === false);
      return {
        madeAt: new Date().toISOString(),
        amounts: "hundredths of the currency",
        ...{ playerId: player.playerId, email: player.email },
        missing: [...dataParts.filter((part) => !known.has(part)), ...(isCut ? ["olderTransactions" as const] : [])],
        parts: Object.fromEntries(found),
      };
    },
  });
