import type { ReactNode } from "react";
import { Icon, type IconName } from "@/components/ui/icon";
import { usePagePath } from "../navigation/use-page-path";

const style =
  "flex min-h-12 w-full items-center gap-3 border-t border-line text-start font-semibold hover:text-accent current:text-accent";

/** A line of the menu that leads somewhere, as wide as the menu. */
export function MenuRow({ icon, href, children }: { icon: IconName; href: string; children: ReactNode }) {
  const page = usePagePath();
  const isOpen = !href.startsWith("#") && new URL(href, location.origin).pathname === page;
  return (
    <a className={style} href={href} aria-current={isOpen ? "page" : undefined}>
      <Icon name={icon} />
      {children}
    </a>
  );
}
