import { type DeviceClass, deviceClass } from "@/lib/play/game-launch/adapter";

/** The device of this browser, on a page of the channel. */
export const thisDevice = (channel: "web" | "mobile"): DeviceClass =>
  deviceClass(channel, matchMedia("(pointer: coarse)").matches);

/** Does the game's provider keep it from this device? */
export const isKeptFromDevice = ({ isMobileOnly, channel }: { isMobileOnly: boolean; channel: "web" | "mobile" }) =>
  isMobileOnly && thisDevice(channel) === "desktop";
