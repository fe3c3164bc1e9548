import { BarFigures } from "./bar-figures";
import { DemoButton } from "./demo-button";
import { KeptTime } from "./kept-time";

/** The parts of the bar above a game that players alone have: one chunk. */
export { BarFigures, DemoButton, KeptTime };
