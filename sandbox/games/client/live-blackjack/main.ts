import { startTable } from "../live/start";
import { createLiveBlackjack } from "./live-blackjack";

startTable(createLiveBlackjack);
