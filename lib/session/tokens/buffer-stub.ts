/** Replaces Node's `Buffer` in the browser: the identity library's hash checks for it, and uses `TextEncoder` without it. */
export const Buffer = undefined;
