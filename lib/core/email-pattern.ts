/**
 * Something, an @ and a name with a dot, without the marks around an address that was pasted and without a dot too many: only a
 * message to it shows whether an address exists.
 */
export const emailPattern = /^(?!\.|.*\.\.|.*\.@)[^\s@:;,<>()[\]"]+@[^\s@:;,<>()[\]".]+(\.[^\s@:;,<>()[\]".]+)+$/;
