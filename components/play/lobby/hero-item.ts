import { imageUrl } from "@/lib/content/image";
import { contentLink } from "@/lib/content/link";
import { contentWindow, formatWindow, isOpen } from "@/lib/content/window";
import type { Locale } from "@/lib/market/locale";
import type { ContentBox } from "@/lib/play/lobby/schema";
import type { HeroItem } from "./hero-box";

/** CSS pixels asked of the image service, which doubles them: in the shape of a banner, of which a small box shows the right part. */
const pixels = { main: { width: 720, height: 300 }, side: { width: 192, height: 80 } };

/** A box of the content service, ready for `HeroBox`. */
export function heroItem(locale: Locale, box: ContentBox, place: keyof typeof pixels, now: number): HeroItem {
  const { title, description, button, image, authorized } = box;
  const link = contentLink(locale, box.urlAction);
  const span = contentWindow(box);
  const window = formatWindow(span);
  return {
    title,
    ...(description && { text: description }),
    ...(button && { button }),
    ...(link && { link }),
    ...(image && { art: imageUrl(image, pixels[place]) }),
    ...(window && { window }),
    ...(!isOpen(span, now) && { isHidden: true }),
    ...(authorized === "not-authorized" && { forVisitors: true }),
  };
}
