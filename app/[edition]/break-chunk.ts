import { BreakNow } from "@/components/safety/breaks/break-now";
import { DayBreakButton } from "@/components/safety/breaks/day-break-button";

/** Where one press begins a break of 24 hours: the button of the header, and that of the pages and menus. */
export { BreakNow, DayBreakButton };
