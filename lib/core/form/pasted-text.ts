/** Marks of direction, widths of nothing, soft hyphens and control characters, which come with what is pasted and nobody sees. */
const unseen = /[\p{Cc}\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;

/** A pasted line without what nobody sees of it, with single spaces, none around it. Joiners stay: scripts and emoji need them. */
export const plainLine = (text: string): string =>
  text
    .normalize("NFC")
    .replace(/[\t\r\n]+/g, " ")
    .replace(unseen, "")
    .replace(/\s+/g, " ")
    .trim();
