import type { Database } from "../../core/database";
import { demoRewards } from "../offers/rewards";
import { demoLimits, writeDemoLimits } from "../safety/demo-limits";
import { daysAgo, demoDeposit, writeDemoHistory } from "./demo-history";
import { NewPlayer, type Players } from "./players";

/** `unit`: a plain amount of the history; null: the player has none. */
const demoPlayers = [
  {
    email: "demo@greenroom.example",
    firstName: "Demo",
    ...{ countryCode: "FI", currencyCode: "EUR", volt: true },
    // Its wallet is opened by its history.
    wallet: false,
    rewards: demoRewards(20),
    limits: demoLimits,
    unit: 20,
  },
  {
    email: "asha@greenroom.example",
    firstName: "Asha",
    countryCode: "IN",
    currencyCode: "INR",
    balance: "25000.00",
    rewards: demoRewards(1_000),
    limits: [],
    unit: null,
  },
];

/** Players whom the tests and people of a fresh sandbox find; made when they are not there yet. */
export async function createDemoPlayers(db: Database, all: Players): Promise<void> {
  for (const { limits, unit, ...demo } of demoPlayers) {
    if (await all.findByEmail(demo.email)) continue;
    await all.dropOrphan(demo.email);
    const firstDepositDate = unit === null ? null : daysAgo(demoDeposit.days).toISOString();
    const player = NewPlayer.parse({ ...demo, firstDepositDate });
    const { playerId } = await all.create(player, (tx, playerId) => writeDemoLimits(tx, playerId, limits));
    if (unit !== null) await writeDemoHistory(db, { playerId, currency: demo.currencyCode, unit });
  }
}
