import { thisDevice } from "@/lib/session/client-context/device";

/** Does the game's provider keep it from this device? */
export const isHiddenOnDevice = ({ isMobileOnly, channel }: { isMobileOnly: boolean; channel: "web" | "mobile" }) =>
  isMobileOnly && thisDevice(channel) === "desktop";
