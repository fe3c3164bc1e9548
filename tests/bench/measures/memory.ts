import { setTimeout } from "node:timers/promises";
import { startEnvironment } from "../../support/processes";
import { compare, type Figure } from "../figure";
import { load } from "../load";
import { memoryOf } from "../process-figures";
import { startBare } from "../servers";

const requests = 1_000;

/** The memory of the server after a thousand requests for one page, against bare Next after as many. */
export async function measureMemory(): Promise<Figure[]> {
  const product: number[] = [];
  const reference: number[] = [];
  for (let round = 0; round < 3; round++) {
    const environment = await startEnvironment({ sandbox: { SANDBOX_GAMES: "3000" } });
    await load(`${environment.site.origin}/en-UN/online-casino`, requests);
    await setTimeout(2_000);
    product.push(memoryOf(environment.site));
    await environment.stop();
    const bare = await startBare();
    await load(bare.origin, requests);
    await setTimeout(2_000);
    reference.push(memoryOf(bare));
    await bare.stop();
  }
  return [compare({ name: "memory after 1,000 requests", product, reference, limit: 1.6, unit: "MB" })];
}
