import { setTimeout } from "node:timers/promises";
import { startEnvironment } from "../../support/processes";
import { visitRandomAddresses } from "../../support/random-addresses";
import { compare, type Figure, plain } from "../figure";
import { load } from "../load";
import { memoryOf } from "../process-figures";
import { startBare } from "../servers";

const requests = 1_000;
const addresses = { few: 1_000, many: 20_000 } as const;
/** Until what a server does after its last answer is done, in milliseconds. */
const settleMs = 2_000;

export const measureMemory = async (): Promise<Figure[]> => [await onePage(), await randomAddresses()];

/** The memory of the server after a thousand requests for one page, against bare Next after as many. */
async function onePage(): Promise<Figure> {
  const product: number[] = [];
  const reference: number[] = [];
  for (let round = 0; round < 3; round++) {
    const environment = await startEnvironment({ sandbox: { SANDBOX_GAMES: "3000" } });
    await load(`${environment.site.origin}/en-UN/online-casino`, requests);
    await setTimeout(settleMs);
    product.push(memoryOf(environment.site));
    await environment.stop();
    const bare = await startBare();
    await load(bare.origin, requests);
    await setTimeout(settleMs);
    reference.push(memoryOf(bare));
    await bare.stop();
  }
  return compare({ name: "memory after 1,000 requests", product, reference, limit: 1.6, unit: "MB" });
}

/** The memory of the server after twenty thousand addresses that nobody requested before, against after a thousand. */
async function randomAddresses(): Promise<Figure> {
  const environment = await startEnvironment({ sandbox: { SANDBOX_GAMES: "3000" } });
  const after = async (count: number) => {
    await visitRandomAddresses(environment.site.origin, count);
    await setTimeout(settleMs);
    return memoryOf(environment.site);
  };
  const few = await after(addresses.few);
  const many = await after(addresses.many - addresses.few);
  await environment.stop();
  const detail = `${many} MB against ${few} MB`;
  return plain("memory after 20,000 random addresses, against 1,000", many / few, 1.6, "x", detail);
}
