import { clsx } from "clsx";
import { banner, smallBanner, smallTitle } from "@/components/play/catalogue/banner-styles";

/** Utilities of a large and of a small banner. */
export const looks = {
  /** Dark in both themes. */
  main: {
    banner: clsx(
      banner,
      "hero-main min-h-50 text-text flex-[3_1_560px] rounded-xl max-[560px]:w-full max-[560px]:flex-none md:min-h-72.5 lg:min-h-81.5",
    ),
    body: "flex w-[62%] flex-col items-start gap-2.5 py-5.5 pl-5 md:w-[56%] md:justify-center md:px-9 md:py-6 lg:px-11",
    title: "text-[min(var(--text-2xl),11.5vw)]/[1.08] font-800 tracking-tighter",
    titleLink: "stretched-link",
    text: "text-soft max-md:w-[82%] max-w-120 text-balance lg:text-prose",
    art: "hero-art absolute top-0 right-0 -z-1 size-full object-cover md:object-[80%_50%]",
  },
  side: {
    banner: clsx(smallBanner, "min-h-23 max-[560px]:flex-[1_0_min(352px,100%)]"),
    body: "grid w-[calc(71%-16px)] gap-0.5 py-2.5 pl-4",
    title: smallTitle,
    titleLink: "stretched-link text-caption/close text-accent",
    text: "text-balance text-caption/snug text-muted",
    art: "banner-art -z-1 w-[29%] max-w-51",
  },
} as const;

/** Of the link below a small banner. */
export const sideLink = "stretched-link text-caption font-650 text-accent";

/** CSS pixels requested from the image service, which doubles them: in the shape of a large banner, of which a small one shows the right part. */
export const pixels = { main: { width: 720, height: 300 }, side: { width: 192, height: 80 } };
