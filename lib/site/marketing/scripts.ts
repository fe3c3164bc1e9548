import type { PublicConfig } from "@/lib/config/public";
import { localeOfPath } from "@/lib/market/locale";
import { type Market, markets } from "@/lib/market/markets";
import { isPrivateAddress } from "@/lib/routing/private-pages";
import { mayUse } from "../consent/gate";
import { keptCampaign } from "./campaign";
import { beginConsentMode, updateConsentMode } from "./consent-mode";
import { removeCrmScripts } from "./crm-script";
import { isMarketingStopped } from "./stop";

const slots = ["analytics", "adMaster"] as const;
type MarketingScripts = Partial<Record<(typeof slots)[number], string | undefined>>;

interface Place {
  /** Path and hash of the open page. */
  pathname: string;
  hash: string;
}

interface Visit {
  isPlayer: boolean;
  /** Is the login open, by whatever way? */
  isLoginOpen: boolean;
  /** Is the player asked about their income over the page? */
  isQuestionnaireOpen: boolean;
  /** The address that the document was opened at. */
  entered: Place;
  now: Place;
}

/**
 * The scripts that may run in a document. None without consent to marketing, after a break has begun in this browser, and in a document
 * that was opened as a private page or with the login over it, shows one of them, or asks a player about their income. A player's rewards are
 * private to visitors alone, who meet the login there. Analytics is for
 * players alone; ad-master for everybody on its markets.
 */
export function wantedScripts(
  config: PublicConfig["marketing"],
  { isPlayer, isLoginOpen, isQuestionnaireOpen, entered, now }: Visit,
): MarketingScripts {
  const isAsked = isLoginOpen || isQuestionnaireOpen;
  const isPrivate = isAsked || isPrivateAddress(entered) || isPrivateAddress(now, isPlayer);
  if (!config || isPrivate || !mayUse("marketing") || isMarketingStopped()) return {};
  const { hasAdMaster }: Market = markets[localeOfPath(now.pathname).market];
  return { ...(isPlayer && { analytics: config.analytics }), ...(hasAdMaster && { adMaster: config.adMaster }) };
}

/** The scripts that this document has requested. What has run stays in it, whatever becomes of its element. */
const requested = new Set<string>();

export const hasRequestedScripts = (): boolean => requested.size > 0;

/** Does one of them run that may not any more: after a refusal, a break, or the sign-out of the player that analytics is for? */
export function hasForbiddenScripts(config: PublicConfig["marketing"], isPlayer: boolean): boolean {
  if (!hasRequestedScripts()) return false;
  if (!mayUse("marketing") || isMarketingStopped()) return true;
  return !isPlayer && config?.analytics !== undefined && requested.has(config.analytics);
}

/**
 * Loads what is wanted, each address once per document, and removes the elements of the others. The campaign goes to analytics alone:
 * nothing else waits for a login.
 */
export function keepScripts(wanted: MarketingScripts): void {
  updateConsentMode();
  for (const slot of slots) {
    const address = wanted[slot];
    if (address === undefined) removeScript(slot);
    else if (!requested.has(address)) insertScript(slot, address);
  }
}

function insertScript(slot: (typeof slots)[number], address: string): void {
  requested.add(address);
  beginConsentMode();
  removeCrmScripts();
  const script = document.createElement("script");
  script.src = address;
  script.async = true;
  script.dataset.marketing = slot;
  const campaign = slot === "analytics" ? keptCampaign() : null;
  if (campaign !== null) script.dataset.campaign = campaign;
  document.head.append(script);
}

function removeScript(slot: string): void {
  const script = document.querySelector(`script[data-marketing="${slot}"]`);
  if (!script) return;
  script.remove();
  removeCrmScripts();
}
