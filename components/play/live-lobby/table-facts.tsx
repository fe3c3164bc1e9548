import type { Translator } from "@/lib/market/messages/translator";
import type { LiveTable } from "@/lib/play/live-data/seats/schema";

interface TableFactsProps {
  t: Translator<"play.liveLobby">;
  table: LiveTable;
  /** A BCP 47 tag, for the language's name. */
  tag: string;
}

const colours = { red: "text-danger", black: "", green: "text-accent" } as const;

/** Over the art of a table, dark in both themes: who deals, and the last numbers. Nothing where the platform has neither. */
export function TableFacts({ t, table: { dealer, last }, tag }: TableFactsProps) {
  if (!dealer && !last?.length) return null;
  return (
    <span className="tile-live" data-theme="dark">
      {dealer ? (
        <span>
          {/* A label has the room for the name and a sign of the language, and screen readers have the whole. */}
          <span className="sr-only">{dealerText(t, dealer, tag)}</span>
          <span aria-hidden="true">
            {dealer.name}
            {/* Whole or not at all: where the line has no room for it, the next is out of sight. */}
            {dealer.language === null ? null : (
              <>
                {" "}
                <span className="whitespace-nowrap" data-optional="">{`· ${languageSign(dealer.language)}`}</span>
              </>
            )}
          </span>
        </span>
      ) : null}
      {last?.length ? (
        <span data-optional="">
          <span className="sr-only">{t("last")} </span>
          {last.map((number, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same number may come twice
            <span key={at} className={colours[colourOf(number)]}>{`${number} `}</span>
          ))}
        </span>
      ) : null}
    </span>
  );
}

type Dealer = NonNullable<LiveTable["dealer"]>;

function dealerText(t: TableFactsProps["t"], dealer: Dealer, tag: string): string {
  const { name } = dealer;
  const language = languageName(dealer, tag);
  return language === null ? t("dealer", { name }) : t("dealerIn", { name, language });
}

/** What the dealer's language is called; null where the platform names none. */
function languageName({ language }: Dealer, tag: string): string | null {
  if (language === null) return null;
  return new Intl.DisplayNames(tag, { type: "language" }).of(language) ?? language;
}

/** The language in as many letters as a tile has room for: "EN", "PT". */
const languageSign = (language: string) => language.replace(/-.*/, "").toUpperCase();

/** The colour of a number's pocket: in 1 to 10 and 19 to 28 the odd ones are red, elsewhere the even ones. */
function colourOf(number: number): keyof typeof colours {
  if (number === 0) return "green";
  const isOddRed = (number >= 1 && number <= 10) || (number >= 19 && number <= 28);
  return (number % 2 === 1) === isOddRed ? "red" : "black";
}
