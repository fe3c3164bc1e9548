import { type Http, nothing } from "@/lib/core/http";
import { callPlatform } from "@/lib/session/platform/endpoints";

/**
 * Starts the cooling of an account whose time-out has run out: one more day, begun by the player, who cannot log in and is identified
 * by the refused login's response (specification "Login popup").
 */
export const startCooling = (http: Http, playerId: string, key: string) =>
  callPlatform(http, "timeoutCooling", nothing, {
    headers: { "Idempotency-Key": key },
    body: { playerId, days: 1, initiator: "PLAYER", isCooling: true },
  });
