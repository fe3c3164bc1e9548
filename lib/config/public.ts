import type { DisplayTable } from "@/lib/core/money-display";
import type { MethodFlag } from "@/lib/core/variable-types";

/** The part of the configuration that the browser needs, passed on in one JSON block of every page. */
export interface PublicConfig {
  platformUrl: string;
  siteId: number;
  /** Present for a platform that does not honour the `Idempotency-Key`. */
  ignoresKeys?: true;
  identity: { poolId: string; clientId: string; endpoint: string | null };
  push: { url: string; transport: "socketio" | "websocket" };
  /** The only origins that a game frame may have. */
  frameOrigins: readonly string[];
  /** The origin where payments of pay-and-play are authorised; its frame may have it too. Absent while pay-and-play is hidden. */
  payAndPlay?: string;
  /** The origins that documents are sent to, besides the platform, and those of identity checks. Absent where there are none. */
  documents?: { uploads: readonly string[]; checks: readonly string[] };
  /** Present while the cashier is that of the fluid payment integration: the markets that keep the plain one. */
  fluid?: readonly string[];
  /** Payment methods by the flag of a profile that offers them. Absent: those of `lib/money/deposit/methods.ts`. */
  flaggedMethods?: Readonly<Record<string, MethodFlag>>;
  /** The path of the script that knows the fingerprint of the device. */
  fingerprint?: string;
  /**
   * Scripts of third parties, by address, the names of the parameters of links that analytics is told, whether the scripts are told of
   * the choice as Google's consent mode does, and the name of the element of a CRM widget. Absent while nothing of it is configured.
   */
  marketing?: {
    analytics?: string | undefined;
    parameters?: readonly string[] | undefined;
    adMaster?: string | undefined;
    consentMode?: true | undefined;
    crm?: string | undefined;
  };
  /** The words and help lines that the law of the page's market prescribes, which dialogs show too. Absent where there are none. */
  lawLines?: readonly { language: string; text: string; href: string | null }[];
  /** Does the site have a service worker? */
  offline: boolean;
  /** When an idle player is logged out, and how often that is looked at. Absent: as specified. */
  idle?: { logoutMs: number; checkMs: number };
  /** The country of a visitor that was not detected. */
  country: string;
  /** Where the brand puts currency symbols; absent when it follows the operator's default. */
  currencies?: DisplayTable | undefined;
}

export const publicConfigId = "config";

let read: PublicConfig | undefined;

/** In the browser: the configuration of this page. Written by our own server, hence not parsed again. */
export function publicConfig(): PublicConfig {
  read ??= JSON.parse(document.getElementById(publicConfigId)?.textContent ?? "null") as PublicConfig;
  return read;
}
