import { clsx } from "clsx";
import type { Ref } from "react";
import { Icon } from "@/components/ui/icon";
import type { Translator } from "@/lib/market/messages/translator";
import type { GameList } from "@/lib/play/game-lists/api";
import { formatListHash } from "@/lib/play/game-lists/choice";
import { type Choice, type Fact, type Sort, wholeList } from "@/lib/play/game-lists/schema";
import { factText, sortsOf, sortText } from "./option-texts";

/** A filter that is on, with the choice that is left without it. */
export interface ActiveFilter {
  name: string;
  without: Partial<Choice>;
}

export const listBarId = "list-bar";

interface ListBarProps {
  t: Translator<"play.gameLists">;
  list: Pick<GameList, "tag" | "isByPopularity">;
  choice: Choice;
  /** Facts that part of the games have. */
  facts: readonly Fact[];
  active?: readonly ActiveFilter[];
  linkRef?: Ref<HTMLAnchorElement>;
}

const bar = "-mx-1 mb-2 flex min-h-13 flex-wrap items-center gap-2 whitespace-nowrap p-1 noscript:hidden";
const chip =
  "inline-flex min-h-11 flex-none items-center gap-1.5 rounded-md border px-3.5 font-semibold text-sm transition-colors lg:min-h-10";
const chosen = "border-accent bg-accent-soft text-text";
const other = "border-line bg-surface text-muted hover:border-muted hover:text-text";

/**
 * The orders of a list, the filters that are on, and some that a press adds: links, each to the address of another choice. The page's
 * HTML has it for the whole list. On a phone the orders are in the sheet of all filters, and the rest wraps.
 */
export function ListBar({ t, list, choice, facts, active = [], linkRef }: ListBarProps) {
  const hrefOf = (part: Partial<Choice>) => formatListHash({ ...choice, page: 1, lastPage: 1, ...part }) || "#";
  const addable = facts.filter((fact) => !choice.facts.includes(fact));
  /** Nothing follows the orders, which a phone has elsewhere. */
  const isAlone = active.length + addable.length === 0;
  const sorts: readonly Sort[] = sortsOf(list).filter((sort) => sort !== "fromZ" || choice.sort === sort);
  return (
    <nav
      id={listBarId}
      tabIndex={-1}
      className={clsx(bar, isAlone && "max-md:mb-0 max-md:min-h-0 max-md:p-0")}
      aria-label={t("title")}
    >
      <span className="contents max-md:hidden">
        {sorts.map((sort) => (
          <a
            key={sort}
            ref={linkRef}
            className={clsx(chip, sort === choice.sort ? chosen : other)}
            href={hrefOf({ sort })}
            aria-current={sort === choice.sort ? "true" : undefined}
          >
            {sortText(t, sort, list)}
          </a>
        ))}
        {isAlone ? null : <span className="mx-1 h-6 border-line border-l" />}
      </span>
      {active.map(({ name, without }) => (
        <a
          // Before the list is read, two filters may have one name.
          key={hrefOf(without)}
          ref={linkRef}
          className={clsx(chip, chosen)}
          href={hrefOf(without)}
          aria-label={t("remove", { filter: name })}
        >
          {name}
          <Icon name="close" />
        </a>
      ))}
      {active.length > 1 ? (
        <a ref={linkRef} className={clsx(chip, other)} href={hrefOf({ ...wholeList, sort: choice.sort })}>
          {t("clear")}
        </a>
      ) : null}
      {addable.map((fact) => (
        <a key={fact} ref={linkRef} className={clsx(chip, other)} href={hrefOf({ facts: [...choice.facts, fact] })}>
          {factText(t, fact, list.tag)}
        </a>
      ))}
    </nav>
  );
}
