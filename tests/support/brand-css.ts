import type { Brand, Palette } from "@/lib/config/brands/fields";

const header = `/* Made of lib/config/brands by \`npm run brands\`; a test compares. One file for the pages, which build it in, and
   for the static documents, which link it. A part of a page may be dark in the light theme: \`data-theme\` works on any
   element. A page that says no theme (no script ran) follows the system. */
`;

/** The style sheet of all brands' colours and corners. The first brand needs no \`data-brand\`. */
export function brandCss(brands: readonly Brand[]): string {
  return header + brands.map((brand, at) => (at === 0 ? firstBlocks(brand) : blocks(brand))).join("");
}

function firstBlocks({ palettes: { dark, light }, radii }: Brand): string {
  return (
    rule([":root"], declarations(radii, "radius-")) +
    rule([":root", `[data-theme="dark"]`], colours("dark", dark)) +
    rule([`[data-theme="light"]`], colours("light", light)) +
    bySystem(":root:not([data-theme])", light)
  );
}

function blocks({ slug, palettes: { dark, light }, radii }: Brand): string {
  const brand = `[data-brand="${slug}"]`;
  return (
    rule([brand], declarations(radii, "radius-")) +
    rule([brand, `${brand} [data-theme="dark"]`], colours("dark", dark)) +
    rule([`${brand}[data-theme="light"]`, `${brand} [data-theme="light"]`], colours("light", light)) +
    bySystem(`:root${brand}:not([data-theme])`, light)
  );
}

function bySystem(selector: string, light: Palette): string {
  const inner = rule([selector], colours("light", light)).trimEnd().replaceAll(/^/gm, "  ");
  return `@media (prefers-color-scheme: light) {\n${inner}\n}\n`;
}

const colours = (scheme: string, palette: Palette) => [`color-scheme: ${scheme}`, ...declarations(palette)];

const declarations = (values: Readonly<Record<string, string>>, before = "") =>
  Object.entries(values).map(([name, value]) => `--${before}${name}: ${value}`);

const rule = (selectors: readonly string[], lines: readonly string[]) =>
  `${selectors.join(",\n")} {\n${lines.map((line) => `  ${line};\n`).join("")}}\n`;
