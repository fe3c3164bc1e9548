import names from "./glyph-names.json";

export type GlyphName = keyof typeof names.en;

/** The names of the symbols for screen readers, by language. */
export const glyphNames = names satisfies Record<string, Record<GlyphName, string>>;
