import type { Brand } from "@/lib/config/brands/shape";
import { decodeSegment } from "@/lib/core/url-path";
import { type Locale, resolveLocale } from "@/lib/market/locale";
import { type GameLobby, type LobbyType, lobbyType } from "@/lib/routing/lobby-type";
import { lobbyOfMissingGame } from "@/lib/routing/missing-game";
import { paths } from "@/lib/routing/paths";
import type { PopularGame } from "@/lib/routing/popular-games";
import { navigationMessages, staticPageMessages } from "./messages";

/** The pages that need no content service, no JavaScript and no Next, and the status of each. */
export const staticPageStatus = {
  /** Kept by the service worker, and shown for every page that cannot be loaded. */
  offline: 200,
  "bad-request": 400,
  "not-found": 404,
  "method-not-allowed": 405,
  restricted: 451,
  unavailable: 503,
  maintenance: 503,
} as const;

export type StaticPageKind = keyof typeof staticPageStatus;

/** A style sheet, a font and an icon of our own, the pictures of the games, nothing else. */
function policyFor(games: readonly PopularGame[]): string {
  const images = [...new Set(games.map(({ picture }) => new URL(picture).origin))];
  return `default-src 'none'; style-src 'self'; font-src 'self'; img-src ${["'self'", ...images].join(" ")}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
}

export function staticPageHeaders(kind: StaticPageKind, games: readonly PopularGame[] = []): Record<string, string> {
  return {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": policyFor(games),
    ...(staticPageStatus[kind] === 503 && { "retry-after": "30" }),
  };
}

/** What of a brand such a document shows. */
type StaticPageBrand = Pick<Brand, "name" | "slug" | "logo" | "support">;

/**
 * A whole small HTML page in the language of the locale. `reference`: the request id that support can look up. `pathname`: the
 * address without its query, and `from`: the page of this site that led there; they tell where a missing game leads back to.
 * `games`: popular ones, as a way on.
 */
export function renderStaticPage(
  kind: StaticPageKind,
  locale: Locale,
  brand: StaticPageBrand,
  reference: string,
  pathname = "",
  from = "",
  games: readonly PopularGame[] = [],
): string {
  const words = staticPageMessages(locale);
  const { title, body, ...more } = words[kind];
  const lobby = kind === "not-found" ? lobbyBefore(pathname, from, locale) : null;
  const action = lobby ? words.lobby : "action" in more ? more.action : null;
  const href = lobby ?? (mayBeTriedAgain(kind) ? "" : paths.home(locale));
  const button = action ? `<a class="button" href="${href}">${escapeHtml(action)}</a>` : "";
  const name = escapeHtml(brand.name);
  return `<!doctype html><html lang="${resolveLocale(locale).tag}" data-brand="${escapeHtml(brand.slug)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta name="color-scheme" content="dark light"><title>${escapeHtml(title)} – ${name}</title><link rel="stylesheet" href="/assets/brands.css"><link rel="stylesheet" href="/assets/fonts.css"><link rel="stylesheet" href="/assets/document.css"><link rel="icon" href="${escapeHtml(brand.logo)}" type="image/svg+xml"></head><body><header><a href="${paths.home(locale)}"><img src="${escapeHtml(brand.logo)}" alt="" width="30" height="30">${name}</a>${isClosed(kind) ? "" : navigationOf(locale)}</header><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(body)}</p><p class="actions">${button}<a href="${helpOf(kind, locale, brand)}">${escapeHtml(words.help)}</a></p>${referenceOf(words.reference, reference)}${isClosed(kind) || kind === "offline" ? "" : showGames(words.popular, games)}</main></body></html>`;
}

/**
 * The lobby that the address of a game leads back to (specification "Screens and routes"): what stands before `play/`, else that
 * of the game's kind, else the one that the visitor came from, else the casino's. Null for an address of another page.
 */
function lobbyBefore(pathname: string, from: string, locale: Locale): string | null {
  const [before = "", game] = pathname.split("/play/", 2);
  if (game === undefined) return null;
  const isLobby = (lobby: LobbyType | null): lobby is GameLobby => lobby === "casino" || lobby === "liveCasino";
  const known = [lobbyType(before), lobbyOfMissingGame(decodeSegment(game) ?? ""), lobbyType(from)];
  return paths.lobby(locale, known.find(isLobby) ?? "casino");
}

const mayBeTriedAgain = (kind: StaticPageKind) => ["offline", "unavailable", "maintenance"].includes(kind);

/** As many characters of a request's id as a person reads out; the log line's id begins with them. None without a request. */
const referenceOf = (word: string, requestId: string) =>
  requestId === ""
    ? ""
    : `<p class="reference">${escapeHtml(word)} <code>${escapeHtml(requestId.slice(0, 8))}</code></p>`;

function showGames(title: string, games: readonly PopularGame[]): string {
  if (games.length === 0) return "";
  const links = games.map(
    ({ href, name, studio, picture }) =>
      `<li><a href="${escapeHtml(href)}"><span><img src="${escapeHtml(picture)}" alt="" loading="lazy"></span><b>${escapeHtml(name)}</b><small>${escapeHtml(studio)}</small></a></li>`,
  );
  return `<h2>${escapeHtml(title)}</h2><ul>${links.join("")}</ul>`;
}

/** Is the whole site closed to this visitor? */
const isClosed = (kind: StaticPageKind) => kind === "restricted" || kind === "maintenance";

/** The site's main navigation, for every page below which the site is open. */
function navigationOf(locale: Locale): string {
  const words = navigationMessages(locale);
  const entries = [
    [paths.casino(locale), words.casino],
    [paths.lobby(locale, "liveCasino"), words.liveCasino],
    [paths.promotions(locale), words.promotions],
  ] as const;
  const links = entries.map(([href, text]) => `<a href="${href}">${escapeHtml(text)}</a>`);
  return `<nav aria-label="${escapeHtml(words.label)}">${links.join("")}</nav>`;
}

/** The help page; where the whole site is closed, an address to write to. */
function helpOf(kind: StaticPageKind, locale: Locale, { support }: StaticPageBrand): string {
  return isClosed(kind) ? `mailto:${escapeHtml(support)}` : paths.help(locale);
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
