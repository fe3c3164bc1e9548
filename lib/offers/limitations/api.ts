import type { Http } from "@/lib/core/http/http";
import { callPlatform } from "@/lib/session/platform/endpoint";
import { gameLimitations } from "./endpoints";

/** The status code of a game's limitations. @throws as every call does */
export const getGameLimitations = async (http: Http, gameId: string, signal?: AbortSignal): Promise<string> =>
  (await callPlatform(http, gameLimitations, { params: { id: gameId }, signal })).statusCode;
