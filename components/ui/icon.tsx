import { clsx } from "clsx";

export type IconName =
  | "back"
  | "casino"
  | "close"
  | "collapse"
  | "empty"
  | "error"
  | "expand"
  | "globe"
  | "home"
  | "menu"
  | "moon"
  | "next"
  | "offer"
  | "person"
  | "success"
  | "sun"
  | "warning";

/** A picture from the one sprite file. It never carries the meaning alone: words stand beside it or name its button. `size`: utilities. */
export function Icon({ name, size = "size-5" }: { name: IconName; size?: string }) {
  return (
    <svg className={clsx("icon flex-none", size)} aria-hidden="true">
      <use href={`/assets/icons.svg#${name}`} />
    </svg>
  );
}
