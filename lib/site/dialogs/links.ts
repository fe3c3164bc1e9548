import { paths } from "@/lib/routing/paths";
import { popupOfPath } from "@/lib/routing/routes";

/** The name of the dialog that a link of the site opens, or null. */
export function dialogOfLink(link: { origin: string; pathname: string; hash: string }): string | null {
  if (link.origin !== location.origin) return null;
  if (link.hash === paths.login()) return "login";
  return link.hash === paths.cookieSettings() ? "cookieSettings" : popupOfPath(link.pathname);
}
