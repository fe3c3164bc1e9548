import { stored } from "@/lib/core/browser-storage";

/** Too many codes. */
export interface CodeBlock {
  /** When another may be requested, if the platform returns it. */
  untilMs: number | null;
  /** It applies until then. */
  heldUntilMs: number;
}

/** The duration of a block when the platform does not return it. */
const unsaidBlockMs = 900_000;

export const codeBlock = (untilMs: number | null, atMs: number): CodeBlock => ({
  untilMs,
  heldUntilMs: untilMs ?? atMs + unsaidBlockMs,
});

/** For all tabs of this browser. */
export const storedBlock = stored<CodeBlock>({
  owner: "browser",
  key: "sign-up-block",
  area: "local",
  version: 1,
  parse(value) {
    const { untilMs, heldUntilMs } = Object(value);
    const isBlock = typeof heldUntilMs === "number" && (untilMs === null || typeof untilMs === "number");
    return isBlock ? { untilMs, heldUntilMs } : null;
  },
});
