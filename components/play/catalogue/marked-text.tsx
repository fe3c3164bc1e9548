import type { Translator } from "@/lib/market/messages/translator";

interface MarkedTextProps {
  t: Translator<"play.catalogue">;
  /** Of a game: its studio, or why it is listed. */
  text: string;
  isTouchOnly: boolean;
  needsLogin: boolean;
  needsMoney: boolean;
}

/** Money comes and goes while the page is open: the room is kept. */
const ofPlayers = "tile-mark player-only invisible in-data-[wallet=empty]:visible";

/**
 * The line below a game's name. On a desktop it shows that the provider has the game for phones and tablets alone, and then what it
 * asks for before it opens: to a visitor that it has no demo, to a player without money that it needs some. The style sheet
 * chooses by the root's `data-session` and `data-wallet`.
 */
export function MarkedText({ t, text, isTouchOnly, needsLogin, needsMoney }: MarkedTextProps) {
  if (!isTouchOnly && !needsLogin && !needsMoney) return text;
  return (
    <>
      {`${text} `}
      {isTouchOnly ? <span className="mobile:hidden">{`· ${t("mobileOnly")} `}</span> : null}
      {needsLogin ? <span className="tile-mark guest-only">{t("needsLogin")}</span> : null}
      {needsMoney ? <span className={ofPlayers}>{t("needsMoney")}</span> : null}
    </>
  );
}
