import { LinkButton } from "@/components/ui/button";
import { imageUrl } from "@/lib/content/image";
import { contentLink } from "@/lib/content/link";
import { contentWindow, formatWindow, isOpen } from "@/lib/content/window";
import type { Locale } from "@/lib/market/locale";
import type { ContentBox } from "@/lib/play/lobby/schema";

/** CSS pixels requested from the image service, which doubles them: in the shape of a banner, of which a small box shows the right part. */
const pixels = { main: { width: 720, height: 300 }, side: { width: 192, height: 80 } };

interface HeroBoxProps {
  locale: Locale;
  box: ContentBox;
  now: number;
  /** The large one, dark in both themes. */
  isMain?: boolean;
}

/** One content box. The whole box is its link; a box for visitors is hidden from players by the style sheet. */
export function HeroBox({ locale, box, now, isMain = false }: HeroBoxProps) {
  const { title, description, button, image, authorized } = box;
  const link = contentLink(locale, box.urlAction);
  const window = contentWindow(box);
  const classes = ["hero-box", isMain && "hero-main", authorized === "not-authorized" && "guest-only"];
  return (
    <section
      className={classes.filter(Boolean).join(" ")}
      data-theme={isMain ? "dark" : undefined}
      data-window={formatWindow(window) ?? undefined}
      // The page may be served for a while: `ContentWindows` keeps this true to the moment.
      hidden={!isOpen(window, now)}
    >
      <div>
        <h2>{link && !button ? <a {...link}>{title}</a> : title}</h2>
        {description ? <p>{description}</p> : null}
        {link && button ? isMain ? <LinkButton {...link}>{button}</LinkButton> : <a {...link}>{button}</a> : null}
      </div>
      {image ? <Art address={imageUrl(image, pixels[isMain ? "main" : "side"])} isMain={isMain} /> : null}
    </section>
  );
}

function Art({ address, isMain }: { address: string; isMain: boolean }) {
  if (!isMain) return <img src={address} alt="" decoding="async" loading="lazy" suppressHydrationWarning />;
  // Mostly the largest picture of the first screen. In a <picture>, as in `TileArt`, for React not to preload it too.
  return (
    <picture>
      <img src={address} alt="" decoding="async" fetchPriority="high" />
    </picture>
  );
}
