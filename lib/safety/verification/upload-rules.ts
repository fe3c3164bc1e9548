import type { FileLimits } from "@/lib/core/files/file-limits";
import type { DocumentKind } from "./schema";

/** What is taken of a document. */
export const documentLimits = {
  types: ["image/jpeg", "image/png", "application/pdf", "image/heic"],
  maxBytes: 10_000_000,
} as const satisfies FileLimits;

/**
 * What the dialog for choosing offers. With HEIC in it, iPhones hand over that instead of a JPEG, which few can read; with pictures
 * alone, Android offers no camera. A HEIC that arrives all the same is taken.
 */
export const offeredTypes: readonly string[] = documentLimits.types.filter((type) => type !== "image/heic");

/** An upload that has not moved for so long has failed, in milliseconds. */
export const stallMs = 30_000;

/** Of an identity both sides, of anything else a few pages. */
export const maxPages = (kind: DocumentKind): number => (kind === "idDocument" ? 2 : 5);

/** The papers that prove an address; the specification names none. */
export const addressTypes = ["UTILITY_BILL", "BANK_STATEMENT", "OFFICIAL_LETTER"] as const;

/** The sources of wealth (specification "Documents"). BS and PS have known meanings, the words of the others wait for the operator. */
export const wealthCodes = ["BS", "CCS", "UB", "PS", "SP", "SC", "WI", "WN", "OT"] as const;
