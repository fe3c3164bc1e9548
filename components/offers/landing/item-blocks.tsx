import { Icon } from "@/components/ui/icon";
import type { BlockOf } from "@/lib/offers/landing/blocks";
import { LandingSection } from "./landing-section";
import { itemCard, itemsGrid, itemText, itemTitle } from "./landing-styles";

/** What happens one after another, each step with its number. */
export function StepsBlock({ block }: { block: BlockOf<"steps"> }) {
  return (
    <LandingSection block={block}>
      <ol className={itemsGrid}>
        {block.items.map(({ title, text }, at) => (
          <li key={keyOf(at)} className={itemCard}>
            <span
              aria-hidden="true"
              className="mb-3 grid size-9 place-items-center rounded-full bg-raised font-750 figures"
            >
              {at + 1}
            </span>
            <h3 className={itemTitle}>{title}</h3>
            <p className={itemText}>{text}</p>
          </li>
        ))}
      </ol>
    </LandingSection>
  );
}

/** What is so, each with its name. */
export function FactsBlock({ block }: { block: BlockOf<"facts"> }) {
  return (
    <LandingSection block={block}>
      <dl className={itemsGrid}>
        {block.items.map(({ title, text }, at) => (
          <div key={keyOf(at)} className={itemCard}>
            <dt className={itemTitle}>{title}</dt>
            <dd className={itemText}>{text}</dd>
          </div>
        ))}
      </dl>
    </LandingSection>
  );
}

/** Questions that open to their answers, without a script. */
export function QuestionsBlock({ block }: { block: BlockOf<"questions"> }) {
  return (
    <LandingSection block={block}>
      <div className="rounded-lg bg-surface px-5 shadow-edged-card">
        {block.items.map(({ title, text }, at) => (
          <details key={keyOf(at)} className="group border-line not-first:border-t">
            <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-3 py-2 font-650 [&::-webkit-details-marker]:hidden">
              {title}
              <span className="transition-transform group-open:rotate-180">
                <Icon name="down" />
              </span>
            </summary>
            <p className="max-w-172 pb-4 text-pretty text-muted">{text}</p>
          </details>
        ))}
      </div>
    </LandingSection>
  );
}

/** Items never change their order while they are shown: the place is the name. */
const keyOf = (at: number) => String(at);
