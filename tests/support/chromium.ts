import { presentChromium } from "../../.ci/lib/chromium.mjs";

/** The features that Playwright itself switches off; Chromium takes the last list of features that it is given, so ours repeats them. */
const playwrightFeatures = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "TcpPortRandomizationWin",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
];

/** Pages of the address bar that every new context would load beside ours: 1.5 s of a processor for each. */
const addressBarFeatures = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup"];

/** A process that is started beside every page for the next one, which a context that opens one page never has: a tenth of the work. */
const spareProcess = "SpareRendererForSitePerProcess";

/** The launch options of Chromium everywhere: the browser that `npm test` found, quiet and without its own calls. */
export const chromium = {
  executablePath: presentChromium() ?? "/usr/bin/chromium",
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    `--disable-features=${[...playwrightFeatures, ...addressBarFeatures, spareProcess].join(",")}`,
  ],
};
