import { usePathname } from "next/navigation";
import { popupOfPath } from "@/lib/routing/routes";
import { pageAddress } from "@/lib/site/dialogs/popup-history";

/** The path of the page, below a popup too. While React draws a navigation, `location` still has the page before. */
export function usePagePath(): string {
  const pathname = usePathname();
  return popupOfPath(pathname) ? new URL(pageAddress(), location.origin).pathname : pathname;
}
