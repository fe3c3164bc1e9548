import { z } from "zod";

/** The audience of a banner (specification "Content box or banner"). Both spellings of signed out are in use. */
export const Audience = z.object({
  authorized: z
    .enum(["both", "authorized", "not-authorized", "not authorized"])
    .transform((value) => (value === "not authorized" ? "not-authorized" : value)),
  targetAudience: z
    .object({
      targetAudienceOption: z.string().nullish(),
      targetGroups: z.array(z.string()).nullish(),
      targetPlayersIds: z.array(z.coerce.string()).nullish(),
    })
    .nullish(),
});
export type Audience = z.infer<typeof Audience>;

/** The viewer of a banner. `totalDepositsCount` is null until the player's transaction summary was read. */
export type Viewer = { kind: "guest" } | { kind: "player"; playerId: string; totalDepositsCount: number | null };

/**
 * Is the banner for this viewer? Everybody, the signed out, or players: all of them, those of a group, or those on a list. Any
 * group that matches is enough; an empty list and an option nobody knows match nobody.
 */
export function isForViewer({ authorized, targetAudience }: Audience, viewer: Viewer): boolean {
  switch (authorized) {
    case "both":
      return true;
    case "not-authorized":
      return viewer.kind === "guest";
    case "authorized":
      return viewer.kind === "player" && isTargeted(targetAudience, viewer);
  }
}

function isTargeted(target: Audience["targetAudience"], viewer: Extract<Viewer, { kind: "player" }>): boolean {
  switch (target?.targetAudienceOption ?? "no-limit") {
    case "no-limit":
      return true;
    case "by-group":
      return (target?.targetGroups ?? []).some((group) => isInGroup(group, viewer.totalDepositsCount));
    case "by-player-list":
      return (target?.targetPlayersIds ?? []).includes(viewer.playerId);
    default:
      return false;
  }
}

const groups: Readonly<Record<string, (deposits: number) => boolean>> = {
  DEPOSIT_COUNT_0: (deposits) => deposits === 0,
  DEPOSIT_COUNT_1: (deposits) => deposits === 1,
  DEPOSIT_COUNT_MORE_THAN_1: (deposits) => deposits > 1,
};

function isInGroup(group: string, deposits: number | null): boolean {
  return deposits !== null && Object.hasOwn(groups, group) && groups[group]?.(deposits) === true;
}
