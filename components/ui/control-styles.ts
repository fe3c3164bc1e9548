import { clsx } from "clsx";

/** The edge of a control is muted, not a line: it has to be seen to be found. */
const base =
  "w-full min-w-0 rounded-md border border-muted bg-field text-ellipsis text-text transition-colors focus-visible:border-text focus-visible:outline focus-visible:outline-text focus-visible:outline-offset-0 disabled:cursor-not-allowed disabled:border-dashed disabled:bg-raised disabled:text-muted aria-invalid:border-danger aria-invalid:focus-visible:border-text aria-invalid:focus-visible:outline-danger";

/** Controls that contain text or a choice. */
export const controlStyle = {
  text: clsx(base, "min-h-12 px-3.5 py-1.5 text-base"),
  area: clsx(base, "field-sizing-content min-h-28 px-3.5 py-3 text-base"),
  code: clsx(base, "min-h-12 px-3.5 py-1.5 text-lg figures tracking-code"),
  select: clsx(
    base,
    "appearance-none bg-arrow bg-size-[5px_5px] bg-position-[right_19px_top_55%,right_14px_top_55%] bg-no-repeat forced-colors:appearance-auto min-h-12 py-1.5 pr-9.5 pl-3.5 text-base",
  ),
  /** Its button fills it: the browser's own text of what is chosen, which it cuts, has no room. The field shows the name below. */
  file: clsx(
    base,
    "min-h-12 overflow-hidden px-3.5 py-2 text-base file:mr-4 file:min-h-8 file:w-full file:rounded-sm file:border-0 file:bg-line file:px-3 file:font-semibold file:text-text",
  ),
} as const;

export const labelStyle = "font-semibold text-sm";
export const hintStyle = "text-muted text-sm";
export const errorStyle = "text-danger text-sm";

/** A link on a separate line is as high as a finger; one within a sentence is high enough to be hit, and moves no line. */
export const linkStyle = {
  alone: "inline-flex min-h-11 w-fit items-center underline underline-offset-4",
  inText: "py-1.5 underline underline-offset-4",
} as const;
