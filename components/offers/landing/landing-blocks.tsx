import type { ReactNode } from "react";
import { PortableText } from "@/components/site/content/portable-text";
import { partsOf } from "@/lib/content/text-blocks";
import type { Locale } from "@/lib/market/locale";
import type { LandingBlock as Block, BlockOf } from "@/lib/offers/landing/blocks";
import { FactsBlock, QuestionsBlock, StepsBlock } from "./item-blocks";
import { LandingSection } from "./landing-section";

/** Draws the games of a block: another area's, so the page passes it. */
export type DrawGames = (block: BlockOf<"games">) => ReactNode;

interface LandingBlockProps {
  locale: Locale;
  block: Block;
  drawGames: DrawGames;
}

/** One block of the page's editors. */
export function LandingBlock({ locale, block, drawGames }: LandingBlockProps) {
  switch (block.type) {
    case "hero":
      return (
        <LandingSection block={block}>
          {block.text ? <p className="max-w-172 text-prose/[1.6] text-muted">{block.text}</p> : null}
        </LandingSection>
      );
    case "steps":
      return <StepsBlock block={block} />;
    case "games":
      return drawGames(block);
    case "facts":
      return <FactsBlock block={block} />;
    case "questions":
      return <QuestionsBlock block={block} />;
    case "text":
      return (
        <div className="max-w-172 text-prose/[1.6]">
          <PortableText locale={locale} parts={partsOf(block.body)} />
        </div>
      );
    case "terms":
      return (
        <LandingSection block={block} look="small">
          <div className="max-w-172 text-muted text-sm/[1.6]">
            <PortableText locale={locale} parts={partsOf(block.body)} />
          </div>
        </LandingSection>
      );
  }
}
