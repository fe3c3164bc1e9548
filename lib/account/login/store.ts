import { create } from "zustand";
import { onPlayerLeft } from "@/lib/session/player/on-player-change";
import { emptyLogin, type LoginEvent, type LoginState, nextLogin } from "./flow";

/** The login flow of this tab. */
export const useLoginState = create<LoginState>()(() => emptyLogin);
onPlayerLeft(() => useLoginState.setState(emptyLogin, true));

export function dispatchLogin(event: LoginEvent): void {
  useLoginState.setState((state) => nextLogin(state, event), true);
}
