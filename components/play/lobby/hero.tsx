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
  const isForPlayers = (box: ContentBox) => box.authorized === "both" && isOpen(contentWindow(box), now);
  const isTimed = shown.some((box) => formatWindow(contentWindow(box)) !== null);

  /** Players have a large box too where the first is for visitors alone. */
  const large = first.authorized === "not-authorized" ? others.find(isForPlayers) : undefined;

  /** How the boxes that these readers will see are laid out, told beforehand: nothing moves while the page arrives. */
  function shapeFor(readers: "visitors" | "players"): string[] {
    const isSeen = (box: ContentBox) => (readers === "players" ? isForPlayers(box) : isOpen(contentWindow(box), now));
    const main = readers === "players" && large ? large : first;
    const seen = others.filter((box) => box !== main && isSeen(box)).length;
    if (!main || !isSeen(main) || seen === 0) return [];
    return seen < full ? [`split-for-${readers}`] : [`split-for-${readers}`, `full-for-${readers}`];
  }

  return (
    <div className={["hero mb-3.5 lg:mb-5.5", ...shapeFor("visitors"), ...shapeFor("players")].join(" ")}>
      <HeroBox locale={locale} box={first} now={now} isMain />
      {large ? <HeroBox locale={locale} box={large} now={now} isMain only="players" /> : null}
      {others.length > 0 ? (
        <div className="hero-side max-md:sideways">
          {others.map((box) => (
            <HeroBox key={box.id} locale={locale} box={box} now={now} only={box === large ? "visitors" : undefined} />
          ))}
        </div>
      ) : null}
      {isTimed ? <ContentWindows /> : null}
    </div>
  );
}
