/** The signed-in player as the identity token describes them (specification "Player session claims"). */
export interface Player {
  playerId: string;
  playerAccessId: string;
  email: string;
  countryCode: string;
  provinceCode: string;
  language: string;
  /** "DEFAULT" for an e-mail and a password. */
  loginMethod: string;
  /** An ISO instant from the identity service; null without one. */
  registrationDate: string | null;
  supportChatToken: string | null;
  /** When they logged in, in seconds since 1970, which a renewed token does not change; null where the identity service does not say. */
  signedInAt: number | null;
  multibrand: { suspended: boolean };
}

/** Unreachable is not signed out: `unavailable` opens no gate and shows no guest page. */
export type Session = { kind: "guest" } | { kind: "player"; player: Player } | { kind: "unavailable" };

/** The authorisation of this tab: pending until it is checked, requested while the identity service is called. */
export type SessionState =
  | { status: "pending" | "requested"; session: null }
  | { status: "resolved"; session: Session };

export type SessionEvent =
  | { type: "requested" }
  /** A stored sign-in turned out to be good; the claims may be newer than those known. */
  | { type: "found"; player: Player }
  | { type: "found-guest" }
  | { type: "unavailable" }
  | { type: "signed-in"; player: Player }
  | { type: "signed-out" };

export const unknownSession: SessionState = { status: "pending", session: null };

/** An event that does not belong to the current state changes nothing: a late response never signs anybody in again. */
export function nextSession(state: SessionState, event: SessionEvent): SessionState {
  const kind = state.session?.kind ?? state.status;
  switch (event.type) {
    case "requested":
      return kind === "pending" || kind === "guest" ? { status: "requested", session: null } : state;
    case "found":
      return kind === "pending" || kind === "guest" ? state : player(event.player);
    case "found-guest":
      return kind === "player" ? state : guest;
    case "unavailable":
      return kind === "requested" ? { status: "resolved", session: { kind: "unavailable" } } : state;
    case "signed-in":
      return player(event.player);
    case "signed-out":
      return kind === "guest" ? state : guest;
  }
}

const guest: SessionState = { status: "resolved", session: { kind: "guest" } };

function player(found: Player): SessionState {
  return { status: "resolved", session: { kind: "player", player: found } };
}

/** The signed-in player, or null for a guest and for a session that is not known. */
export function playerIn({ session }: SessionState): Player | null {
  return session?.kind === "player" ? session.player : null;
}
