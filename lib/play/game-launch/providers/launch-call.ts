import type { Schema } from "@/lib/core/http/http";
import type { LaunchResponse } from "@/lib/play/game-launch/schema";
import type { DeviceClass } from "@/lib/session/client-context/device";
import type { Endpoint } from "@/lib/session/platform/endpoint";
import type { Jurisdictions } from "./jurisdiction";

/** The wage mode: play money for a visitor, real money for a player (specification "Roles and permissions"). */
export type Mode = "demo" | "real";

/** The wage mode: real for signed-in players, fun for everyone else. */
export const wageMode = (mode: Mode) => (mode === "real" ? "real" : "fun");

/** All that a launch depends on. */
export interface LaunchContext {
  mode: Mode;
  /** The provider's own id of the game. */
  gameId: string;
  /** Of evolution games: the table, and what is played at it. */
  tableId: string;
  gameCategory: string;
  /** Null in a demo. */
  playerId: string | null;
  /** The country of the account; in a demo, the detected one. */
  country: string;
  /** Where the player or visitor is, as detected. */
  currentCountry: string;
  /** A copy for display: the platform uses what its own edge saw (ruling 32). */
  ip: string;
  /** The language of platform calls: "fi". */
  language: string;
  /** Of the page: "fi-FI". */
  locale: string;
  /** ISO 4217: the market's in a demo, the player's own in a real game. */
  currency: string;
  device: Device;
  /** The absolute address of the lobby that the game leads back to. */
  lobbyUrl: string;
  /** The absolute address of the deposit. */
  depositUrl: string;
  partnerId: number;
  /** The brand's slug: how the provider knows the look that belongs to us. */
  brand: string;
  jurisdictions: Jurisdictions;
  /** True on the first launch after a login. */
  requireNew: boolean;
  /** What the market policy asks of the frame, as parameters of its address. */
  frameRules: Readonly<Record<string, string>>;
}

/** A call that opens a game. */
interface LaunchEndpoint extends Endpoint {
  body: Schema<object>;
  response: typeof LaunchResponse;
}

/** The platform call that opens a game, as data. */
export interface LaunchRequest {
  endpoint: LaunchEndpoint;
  body: object;
}

/** Checks a body against its endpoint. */
export const launchRequest = <E extends LaunchEndpoint>(
  endpoint: E,
  body: E["body"] extends Schema<infer Body extends object> ? Body : never,
): LaunchRequest => ({ endpoint, body });

/** Builds the launch request of one provider. An adapter owns no state, no DOM and no listener. */
export type Adapter = (context: LaunchContext) => LaunchRequest;

/** The device in the platform's terms: a tablet plays the mobile game (its lobby is the desktop's). */
export interface Device {
  platform: "mobile" | "desktop";
  channel: "mobile" | "web";
}

export function launchDevice(device: DeviceClass): Device {
  return device === "desktop" ? { platform: "desktop", channel: "web" } : { platform: "mobile", channel: "mobile" };
}
