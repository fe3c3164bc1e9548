import { linkStyle } from "@/components/ui/control-styles";
import type { LawLine } from "@/lib/session/market-rules/rules";

/** Words, registers and help lines that the law asks for, each in its own language; nothing where there are none. */
export function LawLines({ lines }: { lines: readonly LawLine[] }) {
  if (lines.length === 0) return null;
  return (
    <ul className="grid gap-1 text-muted text-sm">
      {lines.map(({ language, text, href }) => (
        <li key={text} lang={language}>
          {href ? (
            <a className={linkStyle.alone} href={href} rel="noreferrer">
              {text}
            </a>
          ) : (
            text
          )}
        </li>
      ))}
    </ul>
  );
}
