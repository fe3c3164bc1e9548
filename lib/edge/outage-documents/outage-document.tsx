import type { Brand } from "@/lib/config/brands/fields";
import { decodeSegment } from "@/lib/core/url-path";
import type { Locale } from "@/lib/market/locale";
import { type GameLobby, type LobbyType, lobbyType } from "@/lib/routing/lobby-type";
import { lobbyOfMissingGame } from "@/lib/routing/missing-game";
import { paths } from "@/lib/routing/paths";
import type { PopularGame } from "@/lib/routing/remembered-games";
import { renderDocument } from "./document";
import { outageMessages } from "./messages";
import { ReturnOnline, returnOnlineSource } from "./return-online";
import { Icon, SiteEnd, SiteFrame } from "./site-frame";

/** The pages that need no content service, no JavaScript and no Next, and the status of each. */
export const outageStatus = {
  /** Kept by the service worker, and shown for every page that cannot be loaded. */
  offline: 200,
  "bad-request": 400,
  "not-found": 404,
  "method-not-allowed": 405,
  /** A promotion that is over. */
  gone: 410,
  restricted: 451,
  unavailable: 503,
  maintenance: 503,
} as const;

export type OutageKind = keyof typeof outageStatus;

/** In the circle above the title; of the others the sign of a failure. */
const icons: Partial<Record<OutageKind, string>> = {
  "not-found": "search",
  gone: "clock",
  restricted: "globe",
  maintenance: "clock",
};

/** A style sheet, a font and an icon of our own, the pictures of the games, nothing else; offline the one script that leads back. */
function policyFor(kind: OutageKind, games: readonly PopularGame[]): string {
  const scripts = kind === "offline" ? `script-src ${returnOnlineSource}; ` : "";
  const images = [...new Set(games.map(({ picture }) => new URL(picture).origin))];
  return `default-src 'none'; ${scripts}style-src 'self'; font-src 'self'; img-src ${["'self'", ...images].join(" ")}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
}

export function outageHeaders(kind: OutageKind, games: readonly PopularGame[] = []): Record<string, string> {
  return {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": policyFor(kind, games),
    ...(outageStatus[kind] === 503 && { "retry-after": "30" }),
  };
}

/** The fields of a brand that such a document shows. */
type OutageBrand = Pick<Brand, "name" | "slug" | "logo" | "support">;

/**
 * A whole small HTML page in the language of the locale. `reference`: the request id that support can look up. `pathname`: the
 * address without its query, and `from`: the page of this site that led there; they decide which lobby a missing game links to.
 * `games`: popular ones, as a way on. `isPlayer`: is there the cookie of a player?
 */
export function renderOutageDocument(
  kind: OutageKind,
  locale: Locale,
  brand: OutageBrand,
  reference: string,
  pathname = "",
  from = "",
  games: readonly PopularGame[] = [],
  isPlayer = false,
): string {
  const messages = outageMessages(locale);
  const { title, body, ...more } = messages[kind];
  const lobby = kind === "not-found" ? lobbyBefore(pathname, from, locale) : null;
  const action = lobby ? messages.lobby : "action" in more ? more.action : null;
  const isSiteOpen = !isClosed(kind);
  return renderDocument(
    { locale, brand, title, icon: <link rel="icon" href={brand.logo} type="image/svg+xml" /> },
    <>
      <SiteFrame {...{ locale, brand, isPlayer }} isOpen={isSiteOpen} isOnline={kind !== "offline"} />
      <main>
        <Icon name={icons[kind] ?? "error"} />
        <h1>{title}</h1>
        <p>{body}</p>
        {kind === "offline" ? <ReturnOnline messages={messages.offline} /> : null}
        <p className="actions">
          {action ? (
            <a className="button" href={lobby ?? wayOn(kind, pathname, locale)}>
              {action}
            </a>
          ) : null}
          <a href={isSiteOpen ? paths.help(locale) : `mailto:${brand.support}`}>{messages.help}</a>
        </p>
        {reference === "" ? null : (
          <p className="reference">
            {messages.reference} <code>{reference.slice(0, referenceLength)}</code>
          </p>
        )}
        {mayShowGames(kind) && games.length > 0 ? <PopularGames title={messages.popular} games={games} /> : null}
      </main>
      {isSiteOpen && kind !== "offline" ? <SiteEnd {...{ locale, brand }} /> : null}
    </>,
  );
}

/** As many characters of a request's id as a person reads out; the log line's id begins with them. */
const referenceLength = 8;

/**
 * The lobby that the address of a game leads back to (specification "Screens and routes"): the part before `play/`, else that
 * of the game's kind, else the one that the visitor came from, else the casino's. Null for an address of another page.
 */
function lobbyBefore(pathname: string, from: string, locale: Locale): string | null {
  const [before = "", game] = pathname.split("/play/", 2);
  if (game === undefined) return null;
  const isLobby = (lobby: LobbyType | null): lobby is GameLobby => lobby === "casino" || lobby === "liveCasino";
  const known = [lobbyType(before), lobbyOfMissingGame(decodeSegment(game) ?? ""), lobbyType(from)];
  return paths.lobby(locale, known.find(isLobby) ?? "casino");
}

/** The same address again, what is above something that has ended (the category of a promotion), else home. */
function wayOn(kind: OutageKind, pathname: string, locale: Locale): string {
  if (mayBeTriedAgain(kind)) return "";
  const above = /^(\/[\w-]+(?:\/[\w-]+)+)\/[^/]+$/.exec(pathname)?.[1];
  return kind === "gone" && above ? above : paths.home(locale);
}

const mayBeTriedAgain = (kind: OutageKind) => ["offline", "unavailable", "maintenance"].includes(kind);

function PopularGames({ title, games }: { title: string; games: readonly PopularGame[] }) {
  return (
    <>
      <h2>{title}</h2>
      <ul>
        {games.map(({ href, name, studio, picture }) => (
          <li key={href}>
            <a href={href}>
              <span>
                <img src={picture} alt="" loading="lazy" />
              </span>
              <b>{name}</b>
              <small>{studio}</small>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Is the whole site closed to this visitor? Then the way to help is an address to write to. */
const isClosed = (kind: OutageKind) => kind === "restricted" || kind === "maintenance";

const mayShowGames = (kind: OutageKind) => !isClosed(kind) && kind !== "offline";
