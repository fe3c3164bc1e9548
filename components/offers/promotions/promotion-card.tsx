import { clsx } from "clsx";
import { LocalTime } from "@/components/site/local-time";
import { LinkButton } from "@/components/ui/button";
import type { Translator } from "@/lib/market/messages/translator";
import type { ShownPromotion } from "@/lib/offers/promotions/api";
import { FactList } from "./fact-list";
import { cardStyle, rowsStyle } from "./promotion-styles";

interface PromotionCardProps {
  promotion: ShownPromotion;
  t: Translator<"offers.promotions">;
  /** The art is on the first screen. */
  isFirst?: boolean;
  /** Hidden until the browser knows that its time has come. */
  hidden?: boolean;
}

/** One promotion with its six facts: its conditions show without opening anything, above its one action. */
export function PromotionCard({ promotion, t, isFirst = false, hidden = false }: PromotionCardProps) {
  const { id, title, description, imageUrl, href, isInRewards, bonusCode: code } = promotion;
  const { isForGuests, window, ends, facts } = promotion;
  return (
    <li className={clsx(cardStyle, isForGuests && "guest-only")} data-window={window ?? undefined} hidden={hidden}>
      <article
        aria-labelledby={id}
        className={clsx(
          rowsStyle,
          "relative @wide-card:row-span-full overflow-hidden rounded-lg bg-surface shadow-edged-card has-focus-visible:focus-ring",
          // A card that fills a row has its art at its side.
          imageUrl && "@card:flex",
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
            className="@card:aspect-auto @wide-card:aspect-12/5 aspect-12/5 @wide-card:max-h-75 @card:w-2/5 @wide-card:w-full w-full bg-raised object-[78%_50%] object-cover"
          />
        ) : null}
        <div className="@wide-card:contents flex-1">
          <h2 id={id} className="@wide-card:row-start-2 mx-4.5 mt-4 text-lg/tight">
            {title}
          </h2>
          <p className="mx-4.5 mt-1 text-pretty text-muted text-sm">
            {description}
            <PromotionEnd ends={ends} t={t} />
          </p>
          <FactList facts={facts} label={t("facts.title")} look="card" />
          <p className="mx-4.5 mt-2 mb-4.5 grid">
            <LinkButton id={`${id}-action`} aria-labelledby={`${id}-action ${id}`} href={href} isStretched>
              {code ? t("optIn.deposit", { code }) : t(isInRewards ? "optIn.player" : "see")}
            </LinkButton>
          </p>
        </div>
      </article>
    </li>
  );
}

/** When it ends, where it does: the date alone, as days that are counted down would hurry. */
export function PromotionEnd({ ends, t }: { ends: ShownPromotion["ends"]; t: Translator<"offers.promotions"> }) {
  return ends ? (
    <span className="mt-1 block">
      {t("ends")} <LocalTime {...ends} />
    </span>
  ) : null;
}
