import { BreakButton } from "@/components/safety/breaks/break-button";
import { BreakNow } from "@/components/safety/breaks/break-now";

/** Where one press begins a break of 24 hours: the button of the header, and that of the pages and menus. */
export { BreakButton, BreakNow };
