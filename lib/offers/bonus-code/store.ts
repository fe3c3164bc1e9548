import { create } from "zustand";
import { type BonusCodeEvent, type BonusCodeFlow, nextBonusCode, noCode } from "./flow";

/** The bonus code of this tab. */
export const useBonusCode = create<BonusCodeFlow>()(() => noCode);

export function dispatchBonusCode(event: BonusCodeEvent): void {
  useBonusCode.setState((flow) => nextBonusCode(flow, event), true);
}
