import { compare, type Figure } from "../figure";
import { get, load } from "../load";
import { cpuOf } from "../process-figures";
import { interleave } from "../rounds";
import { type Server, startBare, startReference } from "../servers";
import { sharedEnvironment } from "../shared-environment";

const path = "/en-UN/online-casino";
const perRound = { fast: 4_000, slow: 400 };

/** Measures the server's cost of a lobby from the byte cache, against a plain server and against Next's static page. */
export async function measureCachedHit(): Promise<Figure[]> {
  const environment = await sharedEnvironment();
  const bare = await startBare();
  const lobby = environment.site.origin + path;
  await load(lobby, 200);
  // The best compression replaces the first one off the event loop.
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  const reference = await startReference(await get(lobby));
  const perRequest = (server: Omit<Server, "origin">, address: string, count: number) => async () => {
    const before = cpuOf(server);
    await load(address, count);
    return (cpuOf(server) - before) / count / 1_000;
  };
  // The first compilation must not count for one of them only.
  for (const address of [lobby, reference.origin]) await load(address, perRound.fast);
  await load(bare.origin, perRound.slow);

  const values = await interleave({
    product: perRequest(environment.site, lobby, perRound.fast),
    reference: perRequest(reference, reference.origin, perRound.fast),
    bare: perRequest(bare, bare.origin, perRound.slow),
  });
  await Promise.all([bare.stop(), reference.stop()]);
  const shared = { product: values.product, unit: "µs of CPU" };
  return [
    compare({ ...shared, name: "cached lobby, against a plain server", reference: values.reference, limit: 2 }),
    compare({
      ...shared,
      name: "cached lobby, against bare Next's static page",
      reference: values.bare,
      limit: 1 / 20,
    }),
  ];
}
