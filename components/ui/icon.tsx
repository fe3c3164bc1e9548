export type IconName =
  | "back"
  | "casino"
  | "close"
  | "empty"
  | "error"
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

/** A picture from the one sprite file. It never carries the meaning alone: words stand beside it or name its button. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`/assets/icons.svg#${name}`} />
    </svg>
  );
}
