import * as z from "zod/mini";
import { loadMessages, pageLocale } from "@/lib/market/messages/fetch";
import { createTranslator } from "@/lib/market/messages/use-translations";
import { report } from "@/lib/site/browser-reports/report";
import { isCalm } from "@/lib/site/calm-mode";
import { useToasts } from "@/lib/site/toasts/store";
import { queryClient } from "../player/player-queries";
import { type PushHandler, pushHandler } from "../push/handlers";
import type { Player } from "../state";
import { profileQuery } from "./queries";

const readProfile = (player: Player): void =>
  void queryClient.invalidateQueries({ queryKey: profileQuery(player).queryKey });

type Attributes = Readonly<Record<string, unknown>>;

/** What depends on attributes follows at once. A read that is under way is dropped: it may have been served before the change. */
async function mergeAttributes(player: Player, attributes: Attributes): Promise<void> {
  const { queryKey } = profileQuery(player);
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(
    queryKey,
    (profile) => profile && { ...profile, attributes: { ...profile.attributes, ...attributes } },
  );
  await queryClient.invalidateQueries({ queryKey });
}

async function celebrate(): Promise<void> {
  await loadMessages("site.session");
  useToasts.getState().show("success", createTranslator("site.session", pageLocale())("levelUp"));
}

/** Attributes and the loyalty level are part of the profile. */
export const profilePush: readonly PushHandler[] = [
  pushHandler({
    type: "PLAYER_ATTRIBUTE_CHANGE",
    schema: z.object({ attributes: z.record(z.string(), z.unknown()) }),
    receive: (player, { attributes }) => void mergeAttributes(player, attributes),
    readAgain: readProfile,
  }),
  pushHandler({
    type: "PLAYER_LOYALTY_LEVEL",
    schema: z.object({ playerId: z.string(), isLevelUp: z.boolean() }),
    receive(player, { playerId, isLevelUp }) {
      if (playerId !== player.playerId) return;
      readProfile(player);
      if (isLevelUp && !isCalm()) void celebrate().catch(report);
    },
    readAgain: readProfile,
  }),
];
