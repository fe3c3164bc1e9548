import { clsx } from "clsx";

export type IconName =
  | "back"
  | "ball"
  | "bolt"
  | "book"
  | "casino"
  | "chart"
  | "check"
  | "cherry"
  | "clock"
  | "close"
  | "collapse"
  | "crown"
  | "down"
  | "empty"
  | "error"
  | "expand"
  | "flag"
  | "flame"
  | "gauge"
  | "gift"
  | "globe"
  | "heart"
  | "heart-full"
  | "home"
  | "id"
  | "in"
  | "layers"
  | "leaf"
  | "list"
  | "live"
  | "mail"
  | "menu"
  | "moon"
  | "next"
  | "offer"
  | "out"
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
