import { create } from "zustand";
import { useOneTimeCodes } from "@/lib/account/one-time-code/store";
import { stored } from "@/lib/core/browser-storage";
import { dropDraft } from "@/lib/core/form/form-drafts";
import { onPlayerLeft } from "@/lib/session/player/on-player-change";
import { askingPage } from "./asking-page";
import { storedBlock } from "./code-block";
import { emptySignUp, type SignUpEvent, type SignUpState, signUp, signUpSteps } from "./flow";

/** For this tab, over a reload. Never the password. */
const kept = stored<SignUpState>({
  owner: "player",
  key: "sign-up",
  area: "session",
  version: 3,
  parse(value) {
    const { progress, details } = Object(value);
    const isStep = signUpSteps.some((step) => step === Object(progress).currentStep);
    const isBegun = details === null || typeof Object(details).playerId === "string";
    // Written by this release, as the version shows.
    return isStep && isBegun && Array.isArray(Object(progress).visited) ? (value as SignUpState) : null;
  },
});

/** The name under which what is typed into the second step is kept until the sign-up is over. */
export const contactDraft = "sign-up-contact";

export const dropContact = (): void => dropDraft(contactDraft);

function forget(): void {
  kept.forget();
  dropContact();
}

interface SignUpStore {
  state: SignUpState;
  /** For the automatic login; in memory only, hence gone after a reload. */
  password: string | null;
}

/** The sign-up of this tab. */
export const useSignUp = create<SignUpStore>()(() => ({ state: kept.read() ?? emptySignUp, password: null }));

export function dispatchSignUp(event: SignUpEvent): void {
  const state = signUp(useSignUp.getState().state, event);
  const isOver = event.type === "finished" || event.type === "blocked";
  useSignUp.setState({ state, ...(isOver && { password: null }) });
  if (event.type === "blocked") {
    storedBlock.write(event.block);
    dropContact();
  }
  if (event.type === "finished") forget();
  else kept.write(state);
}

// Nothing of who has left is there for the next one in this tab.
onPlayerLeft(() => dispatchSignUp({ type: "finished" }));

/** The flow is opened: a block, from this tab or another, applies until it expires. */
export function openSignUp(): void {
  useOneTimeCodes.getState().reopen();
  dispatchSignUp({ type: "opened", atMs: Date.now(), block: storedBlock.read(), askedBy: askingPage() });
}

/** Nothing is stored any more; the display stays until "finished" is dispatched. */
export function forgetSignUp(): void {
  setPassword(null);
  forget();
}

export const signUpState = (): SignUpState => useSignUp.getState().state;

/** Empties the password: after a refusal it is typed again. */
export const setPassword = (password: string | null): void => useSignUp.setState({ password });
