/** Does the popup of this tab still find out where the login that it sent leads? It closes itself then. */
export const continuing = { here: false };
