import { clsx } from "clsx";
import type { ReactNode } from "react";
import { RailButtons, type RailPlace } from "@/components/ui/rail-buttons";

interface RailProps {
  /** The id of the row that scrolls: its buttons name it. */
  id: string;
  /** The names of the buttons. */
  previous: string;
  next: string;
  /** The accessible name of the row, where no heading names its section. */
  label?: string | undefined;
  as?: "ul" | "nav" | "div";
  /**
   * Where the buttons are: in a header above, in the corner of the section, or in the line of the row, beside banners, beside a low row
   * or beside what is a row on phones alone.
   */
  place: RailPlace;
  /** Draws the header with the buttons in it, for `place="header"`. */
  header?: (buttons: ReactNode) => ReactNode;
  className?: string;
  /** Of the element around a row and the buttons beside it. */
  frameClass?: string;
  children: ReactNode;
}

/**
 * A row that scrolls sideways, and its two buttons: the one way to draw one (`tests/rules/rails.test.ts`), because its scroll bar is
 * hidden, and a mouse without a wheel that tilts could not reach what overflows.
 */
export function Rail({ id, previous, next, label, as: Row = "ul", place, ...rest }: RailProps) {
  const buttons = <RailButtons row={id} look={place} {...{ previous, next }} />;
  const row = (
    <Row
      id={id}
      className={clsx(
        rest.className,
        place === "besideOnPhones" ? "max-[560px]:sideways" : "sideways",
        place.startsWith("beside") && "min-w-0 flex-1",
      )}
      aria-label={label}
    >
      {rest.children}
    </Row>
  );
  if (place.startsWith("beside"))
    return (
      <div className={rest.frameClass ?? "flex"}>
        {row}
        {buttons}
      </div>
    );
  return (
    <>
      {rest.header ? rest.header(buttons) : buttons}
      {row}
    </>
  );
}
