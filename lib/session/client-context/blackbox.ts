import { publicConfig } from "@/lib/config/public";
import { mayUse } from "@/lib/site/consent/gate";

/** Gives the fingerprint of the device. */
export type BlackboxProvider = () => Promise<string>;

/** How long is waited for the script and its fingerprint. */
const patienceMs = 1_000;

let loading: Promise<void> | null = null;

/** Asks the configured script, which has put a function `blackbox` on the window; the one place where another provider goes. */
const configuredScript: BlackboxProvider = async () => {
  const { fingerprint } = publicConfig();
  if (fingerprint === undefined) return "";
  loading ??= loadScript(fingerprint);
  await loading;
  const read: unknown = Reflect.get(window, "blackbox");
  const text: unknown = typeof read === "function" ? await read() : "";
  return typeof text === "string" ? text : "";
};

/**
 * The fingerprint; empty without a provider or the player's consent, where it fails, and where it takes too long: it never keeps a
 * player out.
 */
export async function readBlackbox(provider: BlackboxProvider = configuredScript): Promise<string> {
  if (!mayUse("performance")) return "";
  const isLate = new Promise<string>((resolve) => setTimeout(resolve, patienceMs, ""));
  return Promise.race([provider(), isLate]).catch(() => "");
}

function loadScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = address;
    script.onload = () => resolve();
    script.onerror = () => {
      loading = null;
      script.remove();
      reject(new Error("The script of the fingerprint did not load."));
    };
    document.head.append(script);
  });
}
