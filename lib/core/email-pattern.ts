/**
 * Something, an @ and a name with a dot, without the marks around an address that was pasted and without a dot too many: whether an
 * address exists, only a message to it tells.
 */
export const emailPattern = /^(?!\.|.*\.\.|.*\.@)[^\s@:;,<>()[\]"]+@[^\s@:;,<>()[\]".]+(\.[^\s@:;,<>()[\]".]+)+$/;
