/** What an entry holds of the overlays that are open in it, beside what Next's router keeps there. */
export interface OverlayEntry {
  /** How many entries it is above that of the page. */
  depth: number;
  /** The depth of the entry that the address began with: 0 for the address of a page, which overlays without one share. */
  addressDepth: number;
  /** The document that the address was opened in: after a reload it shows its page. */
  document: number;
  /** Path and query of the page below. */
  over: string;
}

export const pageEntry: OverlayEntry = { depth: 0, addressDepth: 0, document: 0, over: "" };

export const readEntry = (): OverlayEntry => history.state?.overlay ?? pageEntry;

/** Writes an address with what its entry holds, without Next's part, so that its router takes the address over. */
export function writeEntry(overlay: OverlayEntry, address: string): void {
  history.replaceState(overlay.depth > 0 ? { overlay } : null, "", address);
}
