import { Icon } from "@/components/ui/icon";
import { pageLocale, pageTag } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { formatTime } from "@/lib/market/times/format";
import type { Notice } from "@/lib/offers/inbox/notices";
import { paths } from "@/lib/routing/paths";
import type { PlayerPageName } from "@/lib/routing/routes";

/** Where each is looked after. */
const pages = {
  document: "verification",
  withdrawalWaits: "banking",
  withdrawal: "banking",
  reward: "activeRewards",
  depositLimit: "gamblingLimits",
  spendLimit: "gamblingLimits",
} as const satisfies Record<Notice["kind"], PlayerPageName>;

/** One notification, which leads to the page that looks after it. */
export function NoticeRow({ kind, at, name }: Notice) {
  const t = useTranslations("offers.inbox");
  const time = at === null ? null : formatTime(new Date(at), pageTag());
  const text = () => {
    if (kind === "document") return time === null ? t("notices.document") : t("notices.documentDue", { time });
    if (kind === "reward") return t("notices.reward", { name: name ?? t("notices.unnamed"), time: time ?? "" });
    return t(`notices.${kind}`, { time: time ?? "" });
  };
  return (
    <li className="relative flex min-h-15 items-center gap-3 border-line border-t px-4 py-2.5 hover:bg-raised md:px-5">
      <Icon name={kind === "document" || kind === "withdrawalWaits" ? "warning" : "clock"} size="size-5 text-muted" />
      <a className="stretched-link min-w-0 flex-1 wrap-anywhere" href={paths.playerPage(pageLocale(), pages[kind])}>
        {text()}
      </a>
      <Icon name="next" size="size-5 text-muted" />
    </li>
  );
}
