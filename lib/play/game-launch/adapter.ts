import type { PragmaticUrlBody, SessionTicketBody } from "./schema";

/** The wage mode: play money for a visitor, real money for a player (specification "Roles and permissions"). */
export type Mode = "demo" | "real";

export type Signal = "ready" | "round-started" | "round-ended" | "to-lobby" | "to-cashier";
export type Command = "pause" | "resume";

/** All that a launch depends on. */
export interface LaunchContext {
  mode: Mode;
  /** The provider's own id of the game. */
  gameId: string;
  /** The slug of the studio that made it, without its provider's. */
  studio: string | null;
  /** The language of platform calls: "fi". */
  language: string;
  /** ISO 4217: the market's in a demo, the player's own in a real game. */
  currency: string;
  device: Device;
  /** The absolute address of the lobby that the game leads back to. */
  lobbyUrl: string;
  partnerId: number;
  /** The brand's word: how the provider knows the look that belongs to us. */
  brand: string;
}

/** The call of `api.ts` that opens a game, as data. */
export type LaunchRequest =
  | { call: "session-ticket"; body: SessionTicketBody }
  | { call: "pragmatic-url"; body: PragmaticUrlBody };

/** The protocol of one provider. An adapter owns no state, no DOM and no listener. */
export interface Adapter {
  /** The platform call that opens the game. */
  buildRequest(context: LaunchContext): LaunchRequest;
  /**
   * The address of the frame, from the platform's response (a ticket or an address) and, where the provider needs one, the
   * configured address of its launcher. Null when these make no address.
   */
  buildUrl(response: string, context: LaunchContext, launcher: string | undefined): string | null;
  /** The signal in a message of the game; null when it holds none. */
  parseMessage(message: unknown): Signal | null;
  /** The message for the game; null when it supports no such command. */
  buildCommand(command: Command): unknown;
}

/** How the platform counts a device: a tablet plays the mobile game (its lobby is the desktop's). */
export interface Device {
  platform: "mobile" | "desktop";
  channel: "mobile" | "web";
}

export type DeviceClass = "phone" | "tablet" | "desktop";

export function launchDevice(device: DeviceClass): Device {
  return device === "desktop" ? { platform: "desktop", channel: "web" } : { platform: "mobile", channel: "mobile" };
}

/** A page of the mobile channel is a phone's; of the others, those that are touched are tablets. */
export function deviceClass(channel: "web" | "mobile", isTouched: boolean): DeviceClass {
  if (channel === "mobile") return "phone";
  return isTouched ? "tablet" : "desktop";
}
