import { clsx } from "clsx";
import { LocalTime } from "@/components/site/local-time";
import { TimeUntil } from "@/components/site/time-until";
import type { Translator } from "@/lib/market/messages/translator";
import type { ShownPromotion } from "@/lib/offers/promotions/api";
import { FactList } from "./fact-list";
import { besideArt, cardStyle } from "./promotion-styles";

interface PromotionCardProps {
  promotion: ShownPromotion;
  t: Translator<"offers.promotions">;
  /** The art is on the first screen. */
  isFirst?: boolean;
  /** Hidden until the browser knows that its time has come. */
  hidden?: boolean;
}

/** One promotion with its six facts: its conditions show without opening anything. */
export function PromotionCard({ promotion, t, isFirst = false, hidden = false }: PromotionCardProps) {
  const { id, title, description, imageUrl, href, isForGuests, window, ends, facts } = promotion;
  return (
    <li className={clsx(cardStyle, isForGuests && "guest-only")} data-window={window ?? undefined} hidden={hidden}>
      <article
        aria-labelledby={id}
        className={clsx(
          "relative flex flex-col overflow-hidden rounded-lg bg-surface shadow-edged-card has-focus-visible:focus-ring",
          // A card that has the room puts its facts beside its art, and then in two columns.
          imageUrl && "@card:grid @card:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] @card:grid-rows-[auto_auto_1fr_auto]",
        )}
      >
        {imageUrl ? (
          <img
            src={imageUrl}
            alt=""
            width={720}
            height={300}
            decoding="async"
            loading={isFirst ? undefined : "lazy"}
            fetchPriority={isFirst ? "high" : undefined}
            className="@card:row-span-full @card:aspect-auto aspect-12/5 @card:h-full h-auto w-full bg-raised @card:object-[78%_50%] object-cover"
          />
        ) : null}
        <h2 id={id} className={clsx(besideArt, "@card:mt-5 mt-4 text-lg/tight @card:text-xl")}>
          {href ? (
            <a href={href} className="stretched-link">
              {title}
            </a>
          ) : (
            title
          )}
        </h2>
        <p className={clsx(besideArt, "mt-1 text-pretty text-muted text-sm")}>
          {description}
          <PromotionEnd ends={ends} t={t} />
        </p>
        <FactList facts={facts} label={t("facts.title")} look="card" />
        {href ? (
          <span aria-hidden="true" className={clsx(besideArt, "mt-auto mb-4 pt-3 font-650 text-accent text-sm")}>
            {t("details")}
          </span>
        ) : null}
      </article>
    </li>
  );
}

/** When it ends, where it does. */
export function PromotionEnd({ ends, t }: { ends: ShownPromotion["ends"]; t: Translator<"offers.promotions"> }) {
  return ends ? (
    <span className="mt-1 block">
      {t("ends")} <LocalTime {...ends} />
      <TimeUntil dateTime={ends.dateTime} />
    </span>
  ) : null;
}
