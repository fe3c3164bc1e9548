import type { BrowserContext, ConsoleMessage } from "@playwright/test";

/** Requests that a test lets fail: of this method, to these addresses. */
export interface ExpectedFailure {
  method: string;
  isExpected(address: URL): boolean;
}

/** One address: a path of any host or, with its origin, of one; its query does not count. Of several: a pattern of the whole address. */
export function expectedFailure(method: string, address: string | RegExp): ExpectedFailure {
  if (address instanceof RegExp) return { method, isExpected: ({ href }) => address.test(decode(href)) };
  const isExpected = ({ origin, pathname }: URL) => [pathname, origin + pathname].map(decode).includes(address);
  return { method, isExpected };
}

/** The calls that a fault of the sandbox hits: those of one host whose path and query hold the text. */
export function faultyCalls(method: string, system: string, text: string): ExpectedFailure {
  const { host } = new URL(system);
  return { method, isExpected: (address) => address.host === host && decode(address.href).includes(text) };
}

/**
 * Collects what the pages of a context complain of: errors in the console, uncaught errors, violations of a policy, events in the data layer.
 * Chromium also logs each request that failed: those that are `expected` are left out. Returns the messages so far.
 */
export async function listenForNoise(
  context: BrowserContext,
  meant: readonly ExpectedFailure[],
): Promise<() => readonly string[]> {
  const noise: { line: string; failed?: string }[] = [];
  const methods = new Map<string, Set<string>>();
  const fail = (method: string, url: string) => methods.set(url, (methods.get(url) ?? new Set()).add(method));
  context.on("requestfailed", (request) => fail(request.method(), request.url()));
  context.on("response", (response) => {
    if (response.status() >= 400) fail(response.request().method(), response.url());
  });
  context.on("console", (message) => {
    if (message.type() !== "error") return;
    const failed = failedAddress(message);
    noise.push({ line: `console: ${message.text()} (${message.location().url})`, ...(failed && { failed }) });
  });
  context.on("weberror", (error) => noise.push({ line: `page: ${error.error().stack ?? error.error()}` }));
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) => {
      console.error(`policy ${effectiveDirective} blocked ${blockedURI} ${sample}`);
    });
    // Scripts of marketing say here that they have started. The site itself reports nothing to them: no login, no registration, no deposit.
    const dataLayer: unknown[] = [];
    const push = dataLayer.push.bind(dataLayer);
    dataLayer.push = (...events) => {
      const ours = events.filter((each) => !String(Object(each).event).endsWith(".started"));
      if (ours.length > 0) console.error(`data layer: ${JSON.stringify(ours)}`);
      return push(...events);
    };
    Object.assign(window, { dataLayer });
  });

  /** The console does not name the method: every method with which this address failed has to be meant. */
  const isExpected = (url: string) => {
    const possible = meant.filter((each) => each.isExpected(new URL(url)));
    const failed = [...(methods.get(url) ?? [])];
    return possible.length > 0 && failed.every((each) => possible.some(({ method }) => method === each));
  };
  return () => noise.filter(({ failed }) => !failed || !isExpected(failed)).map(({ line }) => line);
}

/** The address of the request that a message of Chromium's own is about. */
function failedAddress(message: ConsoleMessage): string | undefined {
  const socket = /^WebSocket connection to '([^']+)'/.exec(message.text())?.[1];
  return socket ?? (message.text().startsWith("Failed to load resource") ? message.location().url : undefined);
}

function decode(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}
