import { clsx } from "clsx";

export type IconName =
  | "back"
  | "bolt"
  | "book"
  | "casino"
  | "cherry"
  | "close"
  | "collapse"
  | "crown"
  | "empty"
  | "error"
  | "expand"
  | "flame"
  | "globe"
  | "heart"
  | "heart-full"
  | "home"
  | "layers"
  | "leaf"
  | "live"
  | "menu"
  | "moon"
  | "next"
  | "offer"
  | "person"
  | "reels"
  | "rise"
  | "search"
  | "spark"
  | "star"
  | "success"
  | "sun"
  | "warning"
  | "wheel";

/** A picture from the one sprite file. It never carries the meaning alone: a text is beside it or names its button. `size`: utilities. */
export function Icon({ name, size = "size-[1.25rem]" }: { name: IconName; size?: string }) {
  return (
    <svg className={clsx("flex-none", size)} aria-hidden="true">
      <use href={`/assets/icons.svg#${name}`} />
    </svg>
  );
}
