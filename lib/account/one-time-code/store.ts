import { create } from "zustand";
import { onPlayerChange } from "@/lib/session/player/on-player-change";
import { emptyCode, type OneTimeCode, type OneTimeCodeEvent, oneTimeCode } from "./flow";

interface OneTimeCodes {
  codes: Readonly<Record<string, OneTimeCode>>;
  dispatch(id: string, event: OneTimeCodeEvent): void;
  /** Forgets all codes, blocks too: the flow that needs them was reopened. */
  reopen(): void;
}

/** The proofs that are under way in this tab, by what they are for: going back and forth in a flow sends no second code. */
export const useOneTimeCodes = create<OneTimeCodes>()((set) => ({
  codes: {},
  dispatch: (id, event) =>
    set(({ codes }) => ({ codes: { ...codes, [id]: oneTimeCode(codes[id] ?? emptyCode, event) } })),
  reopen: () => set({ codes: {} }),
}));
onPlayerChange(() => useOneTimeCodes.getState().reopen());

/** The proof as it is now. */
export const codeOf = (id: string): OneTimeCode => useOneTimeCodes.getState().codes[id] ?? emptyCode;
