import { LinkButton } from "@/components/ui/button";
import type { ContentBox, ImageRef } from "@/lib/play/lobby/schema";
import { imageUrl } from "@/lib/site/content/image";
import { contentLink } from "@/lib/site/content/link";
import { contentWindow, formatWindow, isOpen } from "@/lib/site/content/window";
import type { Locale } from "@/lib/site/market/locale";

interface HeroBoxProps {
  locale: Locale;
  box: ContentBox;
  /** The large one, dark in both themes. */
  isMain?: boolean;
}

/** One content box. The whole box is its link; a box for visitors is hidden from players by the style sheet. */
export function HeroBox({ locale, box, isMain = false }: HeroBoxProps) {
  const link = contentLink(locale, box.urlAction);
  const window = contentWindow(box);
  const classes = ["hero-box", isMain && "hero-main", box.authorized === "not-authorized" && "guest-only"];
  return (
    <section
      className={classes.filter(Boolean).join(" ")}
      data-theme={isMain ? "dark" : undefined}
      data-window={formatWindow(window) ?? undefined}
      // The page may be served for a while: `ContentWindows` keeps this true to the moment.
      hidden={!isOpen(window, Date.now())}
    >
      <div>
        <h2>{link && !box.button ? <a {...link}>{box.title}</a> : box.title}</h2>
        {box.description ? <p>{box.description}</p> : null}
        {link && box.button ? (
          isMain ? (
            <LinkButton {...link}>{box.button}</LinkButton>
          ) : (
            <a {...link}>{box.button}</a>
          )
        ) : null}
      </div>
      {box.image ? <Art image={box.image} isMain={isMain} /> : null}
    </section>
  );
}

/** CSS pixels asked of the image service, which doubles them: in the shape of a banner, of which a small box shows the right part. */
const mainPixels = { width: 720, height: 300 };
const sidePixels = { width: 192, height: 80 };

function Art({ image, isMain }: { image: ImageRef; isMain: boolean }) {
  if (!isMain) return <img src={imageUrl(image, sidePixels)} alt="" decoding="async" loading="lazy" />;
  // Mostly the largest picture of the first screen. In a <picture>, as in `TileArt`, for React not to announce it twice.
  return (
    <picture>
      <img src={imageUrl(image, mainPixels)} alt="" decoding="async" fetchPriority="high" />
    </picture>
  );
}
