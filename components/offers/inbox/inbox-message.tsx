import { OfferConditions } from "@/components/site/content/offer-conditions";
import { LocalTime } from "@/components/site/local-time";
import { TimeUntil } from "@/components/site/time-until";
import { Badge } from "@/components/ui/badge";
import { Button, LinkButton } from "@/components/ui/button";
import { pageTag } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { formatTime } from "@/lib/market/times/format";
import type { InboxItem } from "@/lib/offers/inbox/schema";

interface InboxMessageProps {
  item: InboxItem;
  isRead: boolean;
  onMark: (isRead: boolean) => void;
}

/** One message. Who follows its link has read it. */
export function InboxMessage({ item, isRead, onMark }: InboxMessageProps) {
  const t = useTranslations("offers.inbox");
  const { id, title, description, button, href, until, conditions } = item;
  return (
    <li className="border-line border-t px-4 py-3.5 md:px-5">
      <article className="grid gap-2" aria-labelledby={`message-${id}`}>
        <div className="flex flex-wrap items-center gap-2">
          <h3 id={`message-${id}`} className="min-w-0 wrap-anywhere text-base">
            {title}
          </h3>
          {isRead ? null : <Badge tone="accent">{t("new")}</Badge>}
        </div>
        <p className="max-w-172 wrap-anywhere text-muted">{description}</p>
        <OfferConditions conditions={conditions} />
        {until === null ? null : (
          <p className="text-muted text-sm">
            {t("ends")} <LocalTime dateTime={until} text={formatTime(new Date(until), pageTag())} />
            <TimeUntil dateTime={until} />
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          {href === null ? null : (
            <LinkButton kind="secondary-small" href={href} onClick={() => onMark(true)}>
              {button ?? t("open")}
            </LinkButton>
          )}
          <Button kind="quiet-small" onClick={() => onMark(!isRead)} aria-describedby={`message-${id}`}>
            {isRead ? t("markUnread") : t("markRead")}
          </Button>
        </div>
      </article>
    </li>
  );
}
