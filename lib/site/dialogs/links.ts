import { paths } from "@/lib/routing/paths";
import { popupOfPath } from "@/lib/routing/routes";
import type { DialogName } from "./store";

/** The dialog that a link of the site opens, or null. */
export function dialogOfLink(link: { origin: string; pathname: string; hash: string }): DialogName | null {
  if (link.origin !== location.origin) return null;
  return link.hash === paths.login() ? "login" : popupOfPath(link.pathname);
}
