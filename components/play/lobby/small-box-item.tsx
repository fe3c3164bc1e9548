import { clsx } from "clsx";
import type { ContentLink } from "@/lib/content/link";
import { smallBox, smallText, smallTitle } from "./box-styles";

interface SmallBoxItemProps {
  title: string;
  text: string;
  imageUrl: string | null;
  link: ContentLink | null;
  /** Utilities of the text. */
  textStyle?: string;
}

/** A small box in a row: what it is, a line about it, and its picture at the end. The whole box is its link. */
export function SmallBoxItem({ title, text, imageUrl, link, textStyle = smallText }: SmallBoxItemProps) {
  return (
    <li className={smallBox}>
      <div className={clsx("grid gap-0.5 py-1.25 pl-4", imageUrl ? "w-[70%]" : "pr-4")}>
        {link ? (
          <a {...link} className={clsx("box-link", smallTitle)}>
            {title}
          </a>
        ) : (
          <b className={smallTitle}>{title}</b>
        )}
        <p className={textStyle}>{text}</p>
      </div>
      {imageUrl ? <img className="box-art w-[26%]" loading="lazy" src={imageUrl} alt="" decoding="async" /> : null}
    </li>
  );
}
