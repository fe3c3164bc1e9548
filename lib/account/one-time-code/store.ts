import { create } from "zustand";
import { onPlayerLeft } from "@/lib/session/player/on-player-change";
import { emptyCode, type OneTimeCode, type OneTimeCodeEvent, oneTimeCode } from "./flow";

interface OneTimeCodes {
  codes: Readonly<Record<string, OneTimeCode>>;
  dispatch(id: string, event: OneTimeCodeEvent): void;
  /** A flow is opened: a block applies until its time. Without a time, or after it, the platform decides again. */
  reopen(): void;
  /** Forgets all codes, blocks too. */
  forget(): void;
}

/** The proofs that are under way in this tab, by what they are for: going back and forth in a flow sends no second code. */
export const useOneTimeCodes = create<OneTimeCodes>()((set) => ({
  codes: {},
  dispatch: (id, event) =>
    set(({ codes }) => ({ codes: { ...codes, [id]: oneTimeCode(codes[id] ?? emptyCode, event) } })),
  reopen: () =>
    set(({ codes }) => ({
      codes: Object.fromEntries(Object.entries(codes).filter(([, { blocked }]) => applies(blocked))),
    })),
  forget: () => set({ codes: {} }),
}));
onPlayerLeft(() => useOneTimeCodes.getState().forget());

const applies = (blocked: OneTimeCode["blocked"]) => blocked === null || (blocked.untilMs ?? 0) > Date.now();

/** The proof as it is now. */
export const codeOf = (id: string): OneTimeCode => useOneTimeCodes.getState().codes[id] ?? emptyCode;
