/** Stands for `server-only`, which throws outside a React server. */
export {};
