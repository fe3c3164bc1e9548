/** The service's refusals for an account that may not sign in, for `updateUser(playerId, { signInRefusal })`. */
export const signInRefusals = {
  timeOut: (info: { playerId: string; days: number; milliseconds: number; isCooling: boolean; initiator: string }) =>
    `Timeout in progress: playerId=${info.playerId}, remainingDays=${info.days}, milliseconds=${info.milliseconds}, isCooling=${info.isCooling}, initiator=${info.initiator}`,
  /** `days` null is an exclusion without an end. */
  exclusion: (days: number | null) => `Exclusion in progress: ${days === null ? "indefinite" : `${days} days`}`,
  attempts: "Sign in attempt count exceeded",
  deactivated: "Account deactivated",
  closed: "Account closed",
  notFound: "Player not found",
  blacklisted: "Player blacklisted",
} as const;
