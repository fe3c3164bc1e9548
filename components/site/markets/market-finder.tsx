"use client";

import { type ReactNode, useEffect, useId, useState } from "react";
import { Field } from "@/components/ui/field";
import { foldText } from "@/lib/core/fold-text";
import { likelyMarkets } from "@/lib/market/likely-markets";
import { localeOfPath } from "@/lib/market/locale";
import { readCookie } from "@/lib/market/switch-links";

export interface FinderTexts {
  find: string;
  likely: string;
  none: string;
}

interface MarketFinderProps {
  texts: FinderTexts;
  /** Of the list: rows with `data-market`, in sections. */
  list: () => Element | null;
  /** False until the list is rendered. */
  isListed?: boolean;
  /** Utilities of what lies below the field. */
  className?: string;
  /** The list of markets. */
  children: ReactNode;
}

/** Suggests the three markets that the visitor most likely looks for, and filters the list by the names that contain the typed text. */
export function MarketFinder({ texts, list, isListed = true, className, children }: MarketFinderProps) {
  const headId = useId();
  const [typed, setTyped] = useState("");
  const [isEmpty, setEmpty] = useState(false);
  const [likely, setLikely] = useState<HTMLElement | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the list comes once
  useEffect(() => {
    const markets = list();
    if (!likely || !markets || !isListed) return;
    likely.replaceChildren(...suggestedRows(markets));
    // Typed before the list was there.
    if (typed !== "") filter(typed);
  }, [likely, isListed]);

  function filter(text: string): void {
    setTyped(text);
    const markets = list();
    if (markets && isListed) setEmpty(!narrow(markets, foldText(text).trim()));
  }

  return (
    <>
      <div className="max-w-card">
        <Field
          label={texts.find}
          type="search"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => filter(target.value)}
        />
      </div>
      <div className={className}>
        <section className={typed.trim() === "" ? "@container mt-3" : "hidden"} aria-labelledby={headId}>
          <h2 id={headId} className="mb-1 font-650 text-muted text-sm tracking-normal">
            {texts.likely}
          </h2>
          <ul ref={setLikely} className="grid gap-x-8 @card:grid-cols-3" />
        </section>
        <p role="status" className="mt-3 text-muted empty:absolute">
          {isEmpty ? texts.none : null}
        </p>
        {children}
      </div>
    </>
  );
}

function suggestedRows(list: Element): Node[] {
  const { market } = localeOfPath(location.pathname);
  const visitor = { country: readCookie(document.cookie, "country-code"), readsTags: navigator.languages };
  return likelyMarkets(visitor, market).flatMap((code) => {
    const row = list.querySelector(`li[data-market="${code}"]`);
    return row ? [row.cloneNode(true)] : [];
  });
}

/** Hides the rows without the text, and the sections without a row. @returns whether any is left */
function narrow(list: Element, text: string): boolean {
  const rows = [...list.querySelectorAll<HTMLElement>("li[data-market]")];
  for (const row of rows) row.hidden = !foldText(`${row.textContent} ${row.dataset.words}`).includes(text);
  for (const section of list.querySelectorAll<HTMLElement>("section"))
    section.hidden = !section.querySelector("li:not([hidden])");
  return rows.some((row) => !row.hidden);
}
