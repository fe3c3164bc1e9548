import { LocalTime } from "@/components/site/local-time";
import type { Translator } from "@/lib/market/messages/translator";
import type { ShownPromotion } from "@/lib/offers/promotions/api";

interface PromotionCardProps {
  promotion: ShownPromotion;
  t: Translator<"offers">;
  /** The art is on the first screen. */
  isFirst?: boolean;
  /** Hidden until the browser knows that its time has come. */
  hidden?: boolean;
}

/** One promotion with its six facts: nothing has to be opened to know what it asks for. */
export function PromotionCard({ promotion, t, isFirst = false, hidden = false }: PromotionCardProps) {
  const { id, title, description, imageUrl, href, isForGuests, window, ends, facts } = promotion;
  return (
    <li
      className={isForGuests ? "promotion guest-only" : "promotion"}
      data-window={window ?? undefined}
      hidden={hidden}
    >
      <article aria-labelledby={id}>
        {imageUrl ? (
          <img
            src={imageUrl}
            alt=""
            width={720}
            height={300}
            decoding="async"
            loading={isFirst ? undefined : "lazy"}
            fetchPriority={isFirst ? "high" : undefined}
          />
        ) : null}
        <h2 id={id}>{href ? <a href={href}>{title}</a> : title}</h2>
        <p>
          {description}
          <PromotionEnd ends={ends} t={t} />
        </p>
        <FactList facts={facts} label={t("promotions.facts.title")} />
        {href ? <span aria-hidden="true">{t("promotions.details")}</span> : null}
      </article>
    </li>
  );
}

/** When it ends, where it does. */
export function PromotionEnd({ ends, t }: { ends: ShownPromotion["ends"]; t: Translator<"offers"> }) {
  return ends ? (
    <span className="mt-1 block">
      {t("promotions.ends")} <LocalTime {...ends} />
    </span>
  ) : null;
}

/** The six facts, always in one order. */
export function FactList({ facts, label }: { facts: ShownPromotion["facts"]; label: string }) {
  return (
    <dl className="facts" aria-label={label}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="figures">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
