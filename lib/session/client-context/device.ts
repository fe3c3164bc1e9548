import { channelOf } from "@/lib/routing/channel";
import type { Channel } from "@/lib/routing/edition";

export type DeviceClass = "desktop" | "tablet" | "mobile";

/** The device type flags of the client context: one of them, or none for an unknown user agent. */
export interface DeviceFlags {
  isMobile: boolean;
  isTablet: boolean;
  isDesktop: boolean;
}

interface Signs {
  userAgent: string;
  /** The channel of the page, as the edge decided it; null without a page. */
  channel: Channel | null;
  /** Is it used by finger in the first place? A tablet may pass itself off as a computer; one never counts as a phone. */
  isTouched: boolean;
}

/** The flags that the browser's name, the page's channel and the pointer yield. */
export function readDeviceFlags({ userAgent, channel, isTouched }: Signs): DeviceFlags {
  const isMobile = (channel ?? channelOf(userAgent, null)) === "mobile";
  const isTablet = !isMobile && (isTouched || /iPad|Android|Tablet/i.test(userAgent));
  const isDesktop = !isMobile && !isTablet && /Windows NT|Macintosh|X11|CrOS/.test(userAgent);
  return { isMobile, isTablet, isDesktop };
}

/** The widths from which pages count as a tablet's and as a desktop's, in CSS pixels: the breakpoints md and lg. */
export const tabletWidth = 768;
export const desktopWidth = 1024;

/** By the flags of the client context; by the width of the window where it has none. */
export function deviceClass({ isMobile, isTablet, isDesktop }: DeviceFlags, width: number): DeviceClass {
  if (isMobile) return "mobile";
  if (isTablet) return "tablet";
  if (isDesktop || width >= desktopWidth) return "desktop";
  return width >= tabletWidth ? "tablet" : "mobile";
}

/** The device of this browser on a page of the channel. */
export function thisDevice(channel: Channel): DeviceClass {
  const isTouched = matchMedia("(pointer: coarse)").matches;
  return deviceClass(readDeviceFlags({ userAgent: navigator.userAgent, channel, isTouched }), innerWidth);
}
