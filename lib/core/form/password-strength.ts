/** Reasons why a password is easy to guess. */
export type PasswordWeakness = "short" | "repeated" | "sequence" | "common" | "personal";

export type PasswordLevel = "weak" | "fair" | "good" | "strong";

export interface PasswordStrength {
  level: PasswordLevel;
  /** The weakness to correct first; null for a password that needs no advice. */
  weakness: PasswordWeakness | null;
}

/** Rows of a keyboard and of the alphabet, in which neighbours follow each other. */
const rows = [
  "abcdefghijklmnopqrstuvwxyz",
  "0123456789",
  "qwertyuiop",
  "asdfghjkl",
  "zxcvbnm",
  "qwertzuiop",
  "azertyuiop",
];

/** Parts of the passwords that leak most often. */
const common =
  /pass(?:word|wort)|passwd|letmein|welcome|admin|login|iloveyou|dragon|monkey|football|baseball|casino|lucky|master|secret|salasana|motdepasse|contrasena|senha|haslo|sifre/g;

/** Lengths that count, from which a password is fair, good and strong. */
const levels = [8, 12, 16] as const;

/**
 * Length decides: a part that a guesser tries first (a repetition, a sequence, a known word, something about the person)
 * counts as one character. Character classes do not: people meet them with an "A" before and a "1!" behind (NIST SP 800-63B).
 */
export function passwordStrength(password: string, personal: readonly string[] = []): PasswordStrength {
  const lower = password.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const found: PasswordWeakness[] = [];
  let rest = lower;
  const shorten = (weakness: PasswordWeakness, change: (text: string) => string) => {
    const next = change(rest);
    if (next !== rest) found.push(weakness);
    rest = next;
  };
  shorten("personal", (text) => personalParts(personal).reduce((left, part) => left.replaceAll(part, "\u0000"), text));
  shorten("common", (text) => text.replace(common, "\u0001"));
  shorten("repeated", (text) => text.replace(/(.{1,8}?)\1{2,}|(.{3,8}?)\2/gu, "\u0002"));
  shorten("sequence", withoutSequences);
  const length = [...rest].length;
  const level = length >= levels[2] ? "strong" : length >= levels[1] ? "good" : length >= levels[0] ? "fair" : "weak";
  return { level, weakness: level === "strong" ? null : (found[0] ?? (level === "good" ? null : "short")) };
}

/** The parts of an e-mail address or a name that are long enough to be recognized. */
function personalParts(personal: readonly string[]): string[] {
  return personal
    .flatMap((text) =>
      text
        .normalize("NFKD")
        .replace(/\p{M}/gu, "")
        .toLowerCase()
        .split(/[^\p{L}\d]+/u),
    )
    .filter((part) => part.length >= 4);
}

/** Runs of four and more neighbours, forwards or backwards, become one character each. */
function withoutSequences(text: string): string {
  let kept = "";
  for (let at = 0; at < text.length; ) {
    const run = Math.max(...[1, -1].map((step) => runLength(text, at, step)));
    kept += run >= 4 ? "\u0003" : text[at];
    at += run >= 4 ? run : 1;
  }
  return kept;
}

function runLength(text: string, from: number, step: number): number {
  return Math.max(
    ...rows.map((row) => {
      let place = row.indexOf(text[from] ?? " ");
      if (place < 0) return 1;
      let length = 1;
      while (from + length < text.length && row[place + step] === text[from + length]) {
        place += step;
        length += 1;
      }
      return length;
    }),
  );
}
