import { clsx } from "clsx";
import { Icon, type IconName } from "@/components/ui/icon";

/** Styles of notices: a whole page, the replacement of a page, and an overlay. */
export const noticeLook = "mx-auto grid w-full max-w-176 justify-items-center gap-3.5 text-center";
export const noticePage = "page grid content-center py-16 pb-24";
export const noticeTitle = "mt-2 text-2xl tracking-tighter";
export const noticeText = "max-w-132 text-prose text-balance text-muted";

/** In a circle; what failed is red. */
export function NoticeIcon({ name }: { name: IconName }) {
  const colours = name === "error" ? "bg-danger/14 text-danger" : "bg-accent-soft text-accent";
  return <Icon name={name} size={clsx("size-18 rounded-full p-4.5", colours)} />;
}
