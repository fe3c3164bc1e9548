import { clsx } from "clsx";

/** One of several. The ring is empty until it is chosen: a browser fills its own with grey on dark, as if it could not be pressed. */
export const radioStyle = clsx(
  "size-[1.375rem] flex-none cursor-[inherit] appearance-none rounded-full border-2 border-muted bg-transparent transition-colors",
  "checked:border-7 checked:border-accent checked:bg-on-accent disabled:border-dashed focus-visible:focus-ring forced-colors:appearance-auto",
);
