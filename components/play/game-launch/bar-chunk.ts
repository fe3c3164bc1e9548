import { BarFigures } from "./bar-figures";
import { DemoButton } from "./demo-button";

/** The parts of the bar above a game that players alone have: one chunk. */
export { BarFigures, DemoButton };
