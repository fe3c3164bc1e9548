import type { PlayerDocument } from "./schema";

/** The name of the source of wealth in the account's list of what is required; assumed. */
const wealthName = "SOW";

/** Is a source of wealth required? Where the market's rules ask for one at all, and the account's list names it. */
export const isWealthRequired = (isAskedHere: boolean, required: readonly string[]): boolean =>
  isAskedHere && required.includes(wealthName);

/** The documents with the source of wealth asked for, where it is required and nobody has asked yet. */
export const withRequiredWealth = (documents: readonly PlayerDocument[], isRequired: boolean): PlayerDocument[] =>
  documents.map((each) =>
    isRequired && each.kind === "sowDocument" && each.status === "UNREQUESTED"
      ? { ...each, status: "REQUESTED" }
      : each,
  );
