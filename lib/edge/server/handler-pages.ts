import { decodePath } from "@/lib/core/url-path";
import { readLocale } from "@/lib/market/locale";
import { isMessageDomain } from "@/lib/market/messages/domains";
import { parseEdition } from "@/lib/routing/edition";

/** The page that a handler tells something of, as its path below the locale; "unknown" where its address names nothing that exists. */
type HandlerPage = readonly string[] | "unknown";

const listLobbies: Readonly<Record<string, string>> = {
  casino: "online-casino",
  liveCasino: "live-casino-online",
};
/** Only such versions are read from content (`TermsVersion` of `lib/account/terms`). */
const termsVersion = /^\d+(\.\d+)*$/;

const isEdition = (segment: string | undefined) => parseEdition(segment ?? "") !== null;
const isLocale = (segment: string | undefined) => readLocale(segment ?? "") !== null;

/** The handlers with an address of parts, and what the parts name. Null: what exists there, the handler itself knows. */
const handlers: readonly [pattern: RegExp, read: (...parts: string[]) => HandlerPage | null][] = [
  // The facts of a game.
  [/^\/api\/facts\/[^/]+\/([^/]+)$/, (slug = "") => ["play", slug]],
  // The picture of a page for links.
  [/^\/social\/[^/]+((?:\/[^/]+)*)\.jpg$/, (path = "") => path.split("/").filter(Boolean)],
  // Every response of it is stored, that to an invented list too.
  [
    /^\/api\/lists\/([^/]+)\/([^/]+)\/([^/]+)$/,
    (edition, lobby = "", id = "") => {
      const folder = Object.hasOwn(listLobbies, lobby) ? listLobbies[lobby] : undefined;
      return isEdition(edition) && folder !== undefined ? [folder, id] : "unknown";
    },
  ],
  [/^\/api\/categories\/([^/]+)$/, (edition) => (isEdition(edition) ? null : "unknown")],
  [
    /^\/api\/terms\/([^/]+)\/([^/]+)$/,
    (locale, version = "") => (isLocale(locale) && termsVersion.test(version) ? null : "unknown"),
  ],
  [
    /^\/locales\/([^/]+)\/(?!default\.json$)([^/]+)\.json$/,
    (locale, domain = "") => (isLocale(locale) && isMessageDomain(domain) ? null : "unknown"),
  ],
];

/** Null for any other address, and where the handler itself knows what exists. */
export function pageOfHandler(pathname: string): HandlerPage | null {
  for (const [pattern, read] of handlers) {
    const parts = pattern.exec(pathname)?.slice(1).map(decodePart);
    if (!parts) continue;
    return parts.every((part) => part !== null) ? read(...parts) : null;
  }
  return null;
}

/** A part may be a whole path. Null for one that cannot be decoded. */
const decodePart = (part: string): string | null => decodePath(`/${part}`)?.join("/") ?? null;
