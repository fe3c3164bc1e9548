import { clsx } from "clsx";

export type IconName =
  | "back"
  | "bolt"
  | "book"
  | "casino"
  | "check"
  | "cherry"
  | "close"
  | "collapse"
  | "crown"
  | "down"
  | "empty"
  | "error"
  | "expand"
  | "flame"
  | "gauge"
  | "gift"
  | "globe"
  | "heart"
  | "heart-full"
  | "home"
  | "id"
  | "layers"
  | "leaf"
  | "list"
  | "live"
  | "mail"
  | "menu"
  | "moon"
  | "next"
  | "offer"
  | "pause"
  | "person"
  | "reels"
  | "rise"
  | "search"
  | "spark"
  | "star"
  | "success"
  | "sun"
  | "up"
  | "wallet"
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
