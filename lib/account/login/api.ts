import type { Http } from "@/lib/core/http/http";
import { callPlatform } from "@/lib/session/platform/endpoint";
import * as endpoints from "./endpoints";

/**
 * Starts the cooling of an account whose time-out has run out: one more day, begun by the player, who cannot log in and is identified
 * by the refused login's response (specification "Login popup").
 */
export const startCooling = (http: Http, playerId: string, key: string) =>
  callPlatform(http, endpoints.cooling, {
    key,
    body: { playerId, days: 1, initiator: "PLAYER", isCooling: true },
  });
