import type { BrowserContext, ConsoleMessage } from "@playwright/test";

/**
 * Collects what the pages of a context complain of: errors in the console, uncaught errors, violations of a policy.
 * Chromium also logs each request that failed; those to an address that holds one of `failures` are meant.
 */
export async function listenForNoise(context: BrowserContext, failures: readonly string[]): Promise<string[]> {
  const noise: string[] = [];
  context.on("console", (message) => {
    if (message.type() === "error" && !isMeant(message, failures))
      noise.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (error) => noise.push(`page: ${error.error().stack ?? error.error()}`));
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) => {
      console.error(`policy ${effectiveDirective} blocked ${blockedURI} ${sample}`);
    });
  });
  return noise;
}

function isMeant(message: ConsoleMessage, failures: readonly string[]): boolean {
  const text = message.text();
  if (!/^(Failed to load resource|WebSocket connection to )/.test(text)) return false;
  return failures.some((address) => message.location().url.includes(address) || text.includes(address));
}
