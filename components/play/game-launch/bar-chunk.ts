import { BarFigures } from "./bar-figures";
import { DemoButton } from "./demo-button";
import { KeptTime } from "./kept-time";
import { StakeLimit } from "./stake-limit";

/** The parts of the bar above a game that players alone have: one chunk. */
export { BarFigures, DemoButton, KeptTime, StakeLimit };
