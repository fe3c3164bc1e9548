/** The kinds of partners' pages that are shown in ours. */
export type FrameKind = "game" | "sportsbook" | "cashier" | "bank" | "chat" | "captcha";

const openFrames: FrameKind[] = [];

/** A frame is in the page. Returns what takes it out. */
export function noteFrame(kind: FrameKind): () => void {
  openFrames.push(kind);
  return () => void openFrames.splice(openFrames.indexOf(kind), 1);
}

/** Is a frame of one of these kinds open in this tab? */
export const isFrameOpen = (...kinds: readonly FrameKind[]): boolean => openFrames.some((kind) => kinds.includes(kind));
