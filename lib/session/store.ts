import { create } from "zustand";
import { nextSession, type SessionEvent, type SessionState, unknownSession } from "./state";

/** The session of this tab. In the first load of every page: it must import nothing heavy. */
export const useSession = create<SessionState>()(() => unknownSession);

export function dispatchSession(event: SessionEvent): void {
  useSession.setState((state) => nextSession(state, event), true);
}
