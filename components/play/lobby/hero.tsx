import { ContentWindows } from "@/components/site/content-windows";
import { contentWindow, formatWindow, isOpen, mayOpen } from "@/lib/content/window";
import type { Locale } from "@/lib/market/locale";
import type { ContentBox } from "@/lib/play/lobby/schema";
import { HeroBox } from "./hero-box";

/** Small boxes that fill the height of the large one; fewer are stretched. */
const full = 3;

/** The boxes above the games, the first one large. Those for players only never reach cached HTML (ruling 13), nor do those far from their time. */
export function Hero({ locale, boxes }: { locale: Locale; boxes: readonly ContentBox[] }) {
  const now = Date.now();
  const shown = boxes.filter((box) => box.authorized !== "authorized" && mayOpen(contentWindow(box), now));
  const [first, ...others] = shown;
  if (!first) return null;
  const isTimed = shown.some((box) => formatWindow(contentWindow(box)) !== null);

  /** How the boxes that these readers will see are laid out, told beforehand: nothing moves while the page arrives. */
  function shapeFor(readers: "visitors" | "players"): string[] {
    const isSeen = (box: ContentBox) =>
      isOpen(contentWindow(box), now) && (readers === "visitors" || box.authorized === "both");
    const seen = others.filter(isSeen).length;
    if (!first || !isSeen(first) || seen === 0) return [];
    return seen < full ? [`split-for-${readers}`] : [`split-for-${readers}`, `full-for-${readers}`];
  }

  return (
    <div className={["hero", ...shapeFor("visitors"), ...shapeFor("players")].join(" ")}>
      <HeroBox locale={locale} box={first} now={now} isMain />
      {others.length > 0 ? (
        <div className="hero-side max-md:sideways">
          {others.map((box) => (
            <HeroBox key={box.id} locale={locale} box={box} now={now} />
          ))}
        </div>
      ) : null}
      {isTimed ? <ContentWindows /> : null}
    </div>
  );
}
