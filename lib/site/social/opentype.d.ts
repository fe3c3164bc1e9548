/** The little of opentype.js that is used, here and by the lettering of the sandbox; the package brings no types. */
declare module "opentype.js" {
  namespace opentype {
    type Command =
      | { type: "M"; x: number; y: number }
      | { type: "L"; x: number; y: number }
      | { type: "Q"; x1: number; y1: number; x: number; y: number }
      | { type: "C"; x1: number; y1: number; x2: number; y2: number; x: number; y: number }
      | { type: "Z" };
    interface Font {
      getPath(text: string, x: number, y: number, size: number): { commands: Command[] };
      getAdvanceWidth(text: string, size: number): number;
      /** 0 for a letter that the font does not have. */
      charToGlyphIndex(letter: string): number;
    }
    /** `lowMemory`: a glyph is parsed when it is first drawn. */
    function parse(buffer: ArrayBuffer, options?: { lowMemory: boolean }): Font;
  }
  export = opentype;
}
