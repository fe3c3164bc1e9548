import { checkAccessSinceLogin, type SiteAccess } from "@/lib/session/platform/blocked-country";
import { platform } from "@/lib/session/platform/platform";

/** Leaves for the restricted page when the platform blocks the player who has signed in. */
export const leaveWhereRestricted = (): Promise<SiteAccess> => checkAccessSinceLogin(platform);
