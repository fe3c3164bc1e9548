import { locales } from "@/lib/market/locale";
import { startEnvironment, type TestEnvironment } from "../../support/processes";
import { compare, type Figure, plain } from "../figure";
import { get, type Page } from "../load";
import { mainThreadOf } from "../process-figures";
import { interleave } from "../rounds";

const sizes = { small: 1_000, large: 20_000 } as const;
const perRound = 10;
const measured = "/en-UN/online-casino";

/** Measures the cost of a lobby when the operator has twenty times as many games. */
export async function measureGrowth(): Promise<Figure[]> {
  const small = await startEnvironment({ sandbox: { SANDBOX_GAMES: String(sizes.small) } });
  const large = await startEnvironment({ sandbox: { SANDBOX_GAMES: String(sizes.large) } });
  const others = locales.map(({ segment }) => `/${segment}/online-casino`).filter((path) => path !== measured);
  // The first pages of a process compile the code that renders them.
  const warmUp = others.splice(0, perRound);
  for (const { site } of [small, large]) await renderAll(site.origin, warmUp);

  const perRender = (environment: TestEnvironment) => async (round: number) => {
    const paths = others.slice(round * perRound, (round + 1) * perRound);
    const before = mainThreadOf(environment.site);
    await renderAll(environment.site.origin, paths);
    return (mainThreadOf(environment.site) - before) / paths.length / 1e6;
  };
  const { product, reference } = await interleave({ product: perRender(large), reference: perRender(small) });
  const [smallPage, largePage] = [await bytesOf(small), await bytesOf(large)];
  await Promise.all([small.stop(), large.stop()]);
  const bytes = `${largePage} B against ${smallPage} B of Brotli`;
  return [
    plain("HTML of a lobby, 20,000 games against 1,000", largePage / smallPage, 1.02, "x", bytes),
    compare({ name: "CPU per render, 20,000 games against 1,000", product, reference, limit: 1.1, unit: "ms" }),
  ];
}

/** Renders pages that nobody has requested before, one after the other. */
async function renderAll(origin: string, paths: readonly string[]): Promise<Page[]> {
  const pages: Page[] = [];
  for (const path of paths) pages.push(await get(origin + path));
  const failed = pages.filter(({ status }) => status !== 200);
  if (failed.length > 0) throw new Error(`${failed.length} pages failed.`);
  return pages;
}

async function bytesOf({ site }: TestEnvironment): Promise<number> {
  const [page] = await renderAll(site.origin, [measured]);
  return page?.body.length ?? Number.NaN;
}
