import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { HttpError } from "@/lib/core/http/http-errors";
import { profileQuery } from "@/lib/session/permissions/queries";
import type { Profile } from "@/lib/session/permissions/schema";
import { platform } from "@/lib/session/platform/platform";
import { playerKey, publicKey, queryClient } from "@/lib/session/player/player-queries";
import type { Player } from "@/lib/session/state";
import { noteLoginChecked } from "../reality-check/login-check";
import { dueReminderQuery } from "../reality-check/queries";
import type { EarlierAnswer, EddAnswer } from "./answer";
import { getEarlierAnswer, getLabels, getOccupations, getSalaryRanges, getSourcesOfFunds, sendAnswer } from "./api";
import { forgetAsked } from "./asked-players";
import { type Asker, isAskedByProfile, reviewStatus } from "./due";

export const salaryRangesQuery = (player: Player) =>
  queryOptions({
    queryKey: playerKey(player, "edd", "salary-ranges"),
    queryFn: ({ signal }) => getSalaryRanges(platform, signal),
  });

export const occupationsQuery = (player: Player) =>
  queryOptions({
    queryKey: playerKey(player, "edd", "occupations"),
    queryFn: ({ signal }) => getOccupations(platform, signal),
  });

export const sourcesOfFundsQuery = (player: Player) =>
  queryOptions({
    queryKey: playerKey(player, "edd", "sources-of-funds"),
    queryFn: ({ signal }) => getSourcesOfFunds(platform, signal),
  });

/** What was answered before. Where it cannot be read, nothing is filled in. */
export const earlierAnswerQuery = (player: Player) =>
  queryOptions({
    queryKey: playerKey(player, "edd", "answer"),
    queryFn: ({ signal }) => getEarlierAnswer(platform, signal),
  });

/** The words of content for the lists. Where they cannot be read, those of the platform stand. */
export const labelsQuery = (locale: string) =>
  queryOptions({
    queryKey: publicKey("edd", "labels", locale),
    queryFn: ({ signal }) => getLabels(locale, signal),
  });

/** What the platform says when nothing is asked any more: another tab or device has answered, or an answer that seemed lost arrived. */
const isAnswered = (error: unknown) =>
  error instanceof HttpError && error.status === 409 && error.code === "error.edd.not_asked";

/** Sends the answer. `already`: there was one, and nothing more was taken. */
export const answerMutation = (player: Player) =>
  mutationOptions({
    async mutationFn({ asker, answer }: { asker: Asker; answer: EddAnswer }): Promise<"sent" | "already"> {
      try {
        await sendAnswer(platform, asker, answer);
      } catch (error) {
        if (!isAnswered(error)) throw error;
        await noteAnswered(player, null);
        return "already";
      }
      await noteAnswered(player, answer);
      return "sent";
    },
  });

/**
 * The profile that this tab knows is under review before the player's id leaves the list: what is still known as pending would open
 * the questionnaire again. A profile that is on its way was read before the answer, so it counts no more.
 */
async function noteAnswered(player: Player, answer: EddAnswer | null): Promise<void> {
  const { queryKey } = profileQuery(player);
  if (queryClient.getQueryData(queryKey)) await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData<Profile | null>(
    queryKey,
    (profile) => profile && (isAskedByProfile(profile) ? { ...profile, kycStatus: reviewStatus } : profile),
  );
  const answerKey = earlierAnswerQuery(player).queryKey;
  if (answer) {
    const { placeOfBirth = "", nationality = "" } = answer;
    const earlier: EarlierAnswer = { placeOfBirth, nationality };
    queryClient.setQueryData(answerKey, earlier);
  } else void queryClient.invalidateQueries({ queryKey: answerKey });
  forgetAsked(player.playerId);
  const reminder = dueReminderQuery(player).queryKey;
  if (queryClient.getQueryData(reminder) !== "questionnaire") return;
  noteLoginChecked();
  queryClient.setQueryData(reminder, null);
}
