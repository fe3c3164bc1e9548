import type { Http } from "@/lib/core/http/http";
import { callPlatform } from "@/lib/session/platform/endpoint";
import { idleLogout } from "@/lib/session/platform/endpoints";

/** The sign-out that follows does not wait for it any longer. */
const deadlineMs = 3_000;

/** Tells the platform that the player is logged out for doing nothing. @throws as every call does */
export const sendIdleLogout = (http: Http): Promise<void> => callPlatform(http, idleLogout, { deadlineMs });
