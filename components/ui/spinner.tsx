import { clsx } from "clsx";

const looks = {
  /** As high and as dark as the text beside it. */
  text: "size-[1em] border-2 border-current border-r-transparent",
  large: "size-5.5 border-3 border-line border-t-accent",
} as const;

/** A loading indicator. The text beside it names the work. */
export function Spinner({ look = "text" }: { look?: keyof typeof looks }) {
  return <span aria-hidden="true" className={clsx("flex-none animate-turn rounded-full", looks[look])} />;
}
