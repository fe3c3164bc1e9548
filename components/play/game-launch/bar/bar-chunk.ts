import { DemoButton } from "@/components/play/game-launch/demo/demo-button";
import { StakeLimit } from "@/components/play/game-launch/notes/stake-limit";
import { BarFigures } from "./bar-figures";
import { KeptTime } from "./kept-time";

/** The parts of the bar above a game that players alone have: one chunk. */
export { BarFigures, DemoButton, KeptTime, StakeLimit };
