import { fields } from "./fields";
import { fieldNames } from "./policies";
import { type Profile, profiles } from "./profiles";
import { everywhere } from "./rules-kept";
import { elsewhere } from "./rules-without-field";

/** `docs/market-policy.md`: what every field means, and what each profile overrides, with its source. */
export function policyDocument(): string {
  const meanings = fieldNames.map((name) => {
    const { meaning, unit, value, source } = fields[name];
    return [`\`${name}\``, meaning, unit, write(value), source];
  });
  const byProfile = new Map<string, string[]>();
  for (const [place, profile] of Object.entries(profiles)) {
    const table = profileTable(profile);
    byProfile.set(table, [...(byProfile.get(table) ?? []), place]);
  }
  return [
    "# Market policy",
    "Written from `lib/market/policy` by `npm run policy`; a rule fails when it is not current. Change the data, not this page.",
    "Nothing here is legal advice. Most sources were read at second hand: an operator confirms their own market's with counsel.",
    "Where market, country of stay, country of the account, its province and the host disagree, the stricter value of each field counts (`policyFor`). The market and the account alone decide what is kept for an account: how long a raise waits, how long breaks last, how far the history reaches, what a deposit limit counts, whether wealth is asked about, and the licence. Public pages of a market show the strictest value of its regions: those of CA follow CA-ON.",
    "## The specification's values\n\nThey hold in every market and country that has no profile below.",
    writeTable(["field", "meaning", "unit", "value", "source"], meanings),
    ...[...byProfile].map(([table, places]) => `## ${places.join(", ")}\n\n${table}`),
    "## Kept in every market\n\nNo field is needed for these: the site does them everywhere.",
    writeTable(
      ["rule", "asked for by", "test"],
      everywhere.map(([rule, askedBy, file, title]) => [rule, askedBy, `\`${file}\`: “${title}”`]),
    ),
    "## Not kept by this site\n\nA rule that stands here is the platform's, the operator's or a provider's to keep, or is open.",
    writeTable(["rule", "asked for by", "why"], elsewhere),
  ]
    .join("\n\n")
    .concat("\n");
}

const profileTable = (profile: Profile) =>
  writeTable(
    ["field", "value", "instead of", "source"],
    fieldNames.flatMap((name) => {
      const override = profile[name];
      return override ? [[`\`${name}\``, write(override[0]), write(fields[name].value), override[1]]] : [];
    }),
  );

function writeTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const row = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [row(head), row(head.map(() => "---")), ...rows.map(row)].join("\n");
}

function write(value: unknown): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (value === null) return "none";
  if (!Array.isArray(value)) return typeof value === "object" ? writeLine(Object(value)) : String(value);
  return value.length === 0 ? "none" : value.map(write).join(", ");
}

const writeLine = ({ text, href, language }: { text: string; href: string | null; language: string }) =>
  href ? `[${text}](${href}) (${language})` : `"${text}" (${language})`;
