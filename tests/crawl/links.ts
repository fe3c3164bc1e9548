import { startEnvironment } from "../support/processes";
import { type Crawled, compareAlternates, crawl } from "./crawl";
import { crawledLocales, productionVariables } from "./production";

/**
 * `npm run crawl:links`: opens every page that the sitemaps of five locales name, on both channels, as search engines see the host of
 * production, and follows every link of it and of the pages behind it. Prints every fault, and counts by locale. It needs a build
 * (`npm run build`), and starts a sandbox of its own with `SANDBOX_GAMES` games (300). `npm run crawl:links -- fi-FI` crawls one locale.
 */
const wanted = process.argv.slice(2);
const locales = wanted.length > 0 ? wanted : crawledLocales;
const environment = await startEnvironment({
  sandbox: { SANDBOX_GAMES: process.env.SANDBOX_GAMES ?? "300" },
  site: productionVariables,
});
const alternates: Crawled["alternates"] = new Map();
let faults = 0;
const print = (found: readonly string[]) => {
  faults += found.length;
  for (const fault of found) console.log(fault);
};

try {
  for (const locale of locales) {
    const startedMs = Date.now();
    const crawled = await crawl({ site: environment.site.origin, locale });
    for (const [address, named] of crawled.alternates) alternates.set(address, named);
    print(crawled.faults);
    const { web, mobile } = crawled.followed;
    const seconds = Math.round((Date.now() - startedMs) / 1_000);
    console.log(
      `${locale}: ${crawled.opened.length} pages on both channels, ${web} and ${mobile} more by their links, ${crawled.faults.length} faults, ${seconds} s`,
    );
  }
} finally {
  await environment.stop();
}
print(compareAlternates(alternates));
console.log(`${alternates.size} pages, ${faults} faults`);
process.exit(faults > 0 ? 1 : 0);
