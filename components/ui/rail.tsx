import { clsx } from "clsx";
import type { ReactNode } from "react";
import { RailButtons } from "@/components/ui/rail-buttons";

interface RailProps {
  /** The id of the row that scrolls: its buttons name it. */
  id: string;
  /** The names of the buttons. */
  previous: string;
  next: string;
  /** The accessible name of the row, where no heading names its section. */
  label?: string | undefined;
  as?: "ul" | "nav" | "div";
  /** Where the buttons are: in a header above, in the corner of the section, or over the ends of the row, where they take no room. */
  place: "header" | "corner" | "over";
  /** Draws the header with the buttons in it, for `place="header"`. */
  header?: (buttons: ReactNode) => ReactNode;
  /** Scrolls on phones alone; with more room its style lets it wrap. */
  isPhoneRow?: boolean;
  className?: string;
  /** Of the element around a row and the buttons over it. */
  frameClass?: string;
  children: ReactNode;
}

/**
 * A row that scrolls sideways, and its two buttons: the one way to draw one (`tests/rules/rails.test.ts`), because its scroll bar is
 * hidden, and a mouse without a wheel that tilts could not reach what overflows.
 */
export function Rail({ id, previous, next, label, as: Row = "ul", place, isPhoneRow, ...rest }: RailProps) {
  const buttons = <RailButtons row={id} look={place} {...{ previous, next }} />;
  const row = (
    <Row id={id} className={clsx(rest.className, isPhoneRow ? "max-[560px]:sideways" : "sideways")} aria-label={label}>
      {rest.children}
    </Row>
  );
  if (place === "over")
    return (
      <div className={clsx("rail", rest.frameClass)}>
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
