import { clsx } from "clsx";
import { useCalm } from "@/components/site/use-calm";
import { pageLocale } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { paths } from "@/lib/routing/paths";

interface InboxTabsProps {
  current: "inbox" | "notifications";
  unread: number;
}

/** The two lists of the inbox. */
export function InboxTabs({ current, unread }: InboxTabsProps) {
  const t = useTranslations("offers.inbox");
  const isCalm = useCalm();
  return (
    <nav aria-label={t("lists")} className="flex flex-wrap gap-2">
      {(["inbox", "notifications"] as const).map((each) => (
        <a
          key={each}
          href={paths.playerPage(pageLocale(), each)}
          aria-current={each === current ? "page" : undefined}
          className={clsx(
            "inline-flex min-h-11 items-center rounded-md px-4 font-semibold text-sm",
            each === current ? "shadow-accent-edge bg-accent-soft" : "shadow-edge bg-surface hover:bg-raised",
          )}
        >
          {each === "notifications" ? t("notifications") : t("messagesUnread", { count: isCalm ? 0 : unread })}
        </a>
      ))}
    </nav>
  );
}
