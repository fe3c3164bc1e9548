import type { ContentBox } from "@/lib/play/lobby/schema";
import type { Locale } from "@/lib/site/market/locale";
import { contentWindow, formatWindow } from "./content-window";
import { ContentWindows } from "./content-windows";
import { HeroBox } from "./hero-box";

/** The boxes above the games, the first one large. Those for players only never reach cached HTML (ruling 13). */
export function Hero({ locale, boxes }: { locale: Locale; boxes: readonly ContentBox[] }) {
  const [first, ...others] = boxes.filter(({ authorized }) => authorized !== "authorized");
  if (!first) return null;
  const isTimed = boxes.some((box) => formatWindow(contentWindow(box)) !== null);
  return (
    <div className="hero">
      <HeroBox locale={locale} box={first} isMain />
      {others.length > 0 ? (
        <div className="hero-side">
          {others.map((box) => (
            <HeroBox key={box.id} locale={locale} box={box} />
          ))}
        </div>
      ) : null}
      {isTimed ? <ContentWindows /> : null}
    </div>
  );
}
