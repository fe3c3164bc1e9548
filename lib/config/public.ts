import type { DisplayTable } from "@/lib/core/money";

/** What the browser has to know of the configuration, handed over in one JSON block of every page. */
export interface PublicConfig {
  platformUrl: string;
  siteId: number;
  partnerId: number;
  identity: { poolId: string; clientId: string; endpoint: string | null };
  push: { url: string; transport: "socketio" | "websocket" };
  /** Launcher addresses of the providers that are opened by ticket, by provider slug. */
  launchers: Readonly<Record<string, string>>;
  /** The only origins that a game frame may have. */
  frameOrigins: readonly string[];
  /** Where the brand puts currency symbols; absent when it follows the operator's default. */
  currencies?: DisplayTable | undefined;
}

export const publicConfigId = "config";

const shared = Symbol.for("greenroom.public-config");
type Process = { [shared]?: string };

/** On the server: leaves the configuration for `ConfigBlock`, as text that cannot close an element. It is the same for every page. */
export function shareConfig(config: PublicConfig): void {
  // Server components and the HTML of client components are two module graphs of one process.
  (globalThis as Process)[shared] = JSON.stringify(config).replaceAll("<", "\\u003c");
}

export function sharedConfig(): string | undefined {
  return (globalThis as Process)[shared];
}

let read: PublicConfig | undefined;

/** In the browser: the configuration of this page. Written by our own server, hence not parsed again. */
export function publicConfig(): PublicConfig {
  read ??= JSON.parse(document.getElementById(publicConfigId)?.textContent ?? "null") as PublicConfig;
  return read;
}
