"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { isOverlayLink, isSoftLink } from "@/components/site/navigation/soft-link";
import { loginDialog } from "@/lib/account/dialogs";
import { publicConfig } from "@/lib/config/public";
import { followedLink } from "@/lib/core/followed-link";
import { paths } from "@/lib/routing/paths";
import { isPrivateAddress } from "@/lib/routing/private-pages";
import { eddDialog } from "@/lib/safety/dialogs";
import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";
import { endCalmOfBreak } from "@/lib/site/calm-mode";
import { followConsent, useConsent } from "@/lib/site/consent/choice";
import { followAddress } from "@/lib/site/dialogs/follow-address";
import { useDialogs } from "@/lib/site/dialogs/store";
import { dropRefusedCampaign, keepCampaign } from "@/lib/site/marketing/campaign";
import { followCrmScripts } from "@/lib/site/marketing/crm-script";
import { loadDocument } from "@/lib/site/marketing/load-document";
import { hasForbiddenScripts, hasRequestedScripts, keepScripts, wantedScripts } from "@/lib/site/marketing/scripts";
import { resumeMarketing } from "@/lib/site/marketing/stop";

/**
 * Loads the scripts of marketing while they are allowed, and keeps them out of private pages: a document that has requested one is left
 * for a new one on the way to a login, an account or a payment (ruling 39), and by the next link once one of them may not run any more.
 * `entered`: the address that this document was opened at.
 */
export function MarketingScripts({ entered }: { entered: string }) {
  const isPlayer = useSession((state) => playerIn(state) !== null);
  const choice = useConsent((state) => state.choice);
  const pathname = usePathname();
  const isLoginOpen = useIsOpen(loginDialog);
  const isQuestionnaireOpen = useIsOpen(eddDialog);

  useEffect(followConsent, []);
  useEffect(followCrmScripts, []);
  useEffect(() => keepCampaign(new URL(entered), publicConfig().marketing?.parameters), [entered]);
  useEffect(() => {
    document.addEventListener("click", leaveByLink, { capture: true });
    return () => document.removeEventListener("click", leaveByLink, { capture: true });
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: path and choice are read again where they are decided on
  useEffect(() => {
    const player = playerIn(useSession.getState());
    if (player && resumeMarketing(player.signedInAt)) endCalmOfBreak();
    dropRefusedCampaign();
    return followAddress(() => {
      const isPrivate = isPrivateAddress(location, isPlayer);
      // A login without an address of its own would be lost in the new document.
      if (hasRequestedScripts() && (isPrivate || isLoginOpen)) loadDocument(isPrivate ? location.href : loginHere());
      else {
        const visit = { isPlayer, isLoginOpen, isQuestionnaireOpen, entered: new URL(entered), now: location };
        keepScripts(wantedScripts(publicConfig().marketing, visit));
      }
    });
  }, [isPlayer, isLoginOpen, isQuestionnaireOpen, choice, pathname, entered]);
  return null;
}

const useIsOpen = (dialog: object): boolean =>
  useDialogs(({ requests }) => requests.some(({ handle }) => handle === dialog));

const loginHere = (): string => new URL(paths.login(), location.href).href;

const isPlayerHere = (): boolean => playerIn(useSession.getState()) !== null;

/** Does it lead to a page that would be shown in this document? What opens over the page stays where it is. */
const isPageLink = (link: HTMLAnchorElement): boolean => isSoftLink(link, location) && !isOverlayLink(link, location);

const hasForbidden = (): boolean => hasForbiddenScripts(publicConfig().marketing, isPlayerHere());

/** Before any other listener: a soft navigation would keep the script in the page. */
function leaveByLink(event: MouseEvent): void {
  const link = followedLink(event);
  if (!link || link.origin !== location.origin || (link.target && link.target !== "_self")) return;
  const isLeaving = isPrivateAddress(link, isPlayerHere()) ? hasRequestedScripts() : isPageLink(link) && hasForbidden();
  if (!isLeaving) return;
  event.preventDefault();
  event.stopPropagation();
  loadDocument(link.href);
}
