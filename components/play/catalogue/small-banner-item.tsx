import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { OfferConditions } from "@/components/site/content/offer-conditions";
import type { ContentLink } from "@/lib/content/link";
import { smallBanner, smallText, smallTitle } from "./banner-styles";

interface SmallBannerItemProps {
  title: string;
  text: string;
  imageUrl: string | null;
  link: ContentLink | null;
  /** Of an offer, where the law wants them beside it. */
  conditions?: ComponentProps<typeof OfferConditions>["conditions"];
  /** Utilities of the text. */
  textStyle?: string;
}

/** A small banner in a row: what it is, a line about it, and its picture at the end. Its whole area is its link. */
export function SmallBannerItem(props: SmallBannerItemProps) {
  const { title, text, imageUrl, link, conditions, textStyle = smallText } = props;
  return (
    <li className={smallBanner}>
      <div className={clsx("grid gap-0.5 py-1.25 pl-4", imageUrl ? "w-[70%]" : "pr-4")}>
        {link ? (
          <a {...link} className={clsx("stretched-link", smallTitle)}>
            {title}
          </a>
        ) : (
          <b className={smallTitle}>{title}</b>
        )}
        <p className={textStyle}>{text}</p>
        <OfferConditions conditions={conditions} />
      </div>
      {imageUrl ? <img className="banner-art w-[26%]" loading="lazy" src={imageUrl} alt="" decoding="async" /> : null}
    </li>
  );
}
