/** Below which key the words of a kind of request are. */
export const requestMessages = { CORRECTION: "correct", DELETION: "delete" } as const;
