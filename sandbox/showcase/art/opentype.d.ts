/** The little of opentype.js that the lettering uses; the package brings no types. */
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
    }
    function parse(buffer: ArrayBuffer): Font;
  }
  export = opentype;
}
