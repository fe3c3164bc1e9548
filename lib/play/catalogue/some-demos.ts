/** Is there a demo of any supplier's games? Where not, a mark that a game has none would tell it from no other. */
export const someDemos = (suppliers: readonly { needsLogin?: boolean | undefined }[]): boolean =>
  suppliers.some(({ needsLogin }) => !needsLogin);
