import { publicConfig } from "@/lib/config/public";
import type { OptionalUse } from "../consent/choice";
import { mayUse } from "../consent/gate";

/** The kinds that Google's tags know, by what somebody allows here. */
const kinds: Readonly<Record<OptionalUse, readonly string[]>> = {
  marketing: ["ad_storage", "ad_user_data", "ad_personalization"],
  performance: ["analytics_storage", "functionality_storage", "personalization_storage"],
};

type Consent = Readonly<Record<string, "granted" | "denied">>;

/** The last that the tags of this document were told. */
let told: string | null = null;

/**
 * Google's consent mode, where it is configured: before the first tag of a document all is denied, and what was chosen is allowed. Basic:
 * no tag is loaded before the choice, so none ever runs without it.
 */
export function beginConsentMode(): void {
  if (told !== null || publicConfig().marketing?.consentMode === undefined) return;
  told = "";
  command("consent", "default", consentBy(nothing));
  updateConsentMode();
}

/** Tells the tags of this document of another choice; nothing where there are none. */
export function updateConsentMode(): void {
  if (told === null) return;
  const consent = consentBy(mayUse);
  const text = JSON.stringify(consent);
  if (text === told) return;
  told = text;
  command("consent", "update", consent);
}

const nothing = (): boolean => false;

function consentBy(isAllowed: (use: OptionalUse) => boolean): Consent {
  const uses = Object.keys(kinds) as OptionalUse[];
  return Object.fromEntries(
    uses.flatMap((use) => kinds[use].map((kind) => [kind, isAllowed(use) ? "granted" : "denied"] as const)),
  );
}

/** As Google's own snippet does: a tag takes the arguments of a call for a command, and no array. */
function command(..._words: [name: "consent", which: "default" | "update", consent: Consent]): void {
  const page: { dataLayer?: unknown[] } = Object(window);
  page.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: the arguments themselves are the message
  page.dataLayer.push(arguments);
}
