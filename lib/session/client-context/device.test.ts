import { describe, expect, test } from "vitest";
import tailwind from "@/tailwind.config";
import { type DeviceFlags, desktopWidth, deviceClass, readDeviceFlags, tabletWidth } from "./device";

const unknown = { isMobile: false, isTablet: false, isDesktop: false };
const agents = {
  iPhone: "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1",
  pixel: "Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 Chrome/120 Mobile Safari/537.36",
  galaxyTab: "Mozilla/5.0 (Linux; Android 14; SM-X710) AppleWebKit/537.36 Chrome/120 Safari/537.36",
  mac: "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.0 Safari/605.1.15",
  windows: "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/120 Safari/537.36",
  linux: "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/120 Safari/537.36",
  television: "SmartBrowser/1.0",
};

describe("the flags of the client context decide the class, whatever the width [UI-022, UI-515]", () => {
  test.each([
    ["iPhone", null, true, "mobile"],
    ["pixel", null, true, "mobile"],
    ["galaxyTab", null, true, "tablet"],
    ["galaxyTab", "web", true, "tablet"],
    // An iPad identifies as a Mac; only its touch points reveal it.
    ["mac", "web", true, "tablet"],
    ["mac", "web", false, "desktop"],
    ["windows", "web", false, "desktop"],
    ["linux", null, false, "desktop"],
    // The edge has read the client hint, which the user agent does not repeat.
    ["linux", "mobile", true, "mobile"],
  ] as const)("%s on a page of the channel %s, touched %s: %s", (agent, channel, isTouched, wanted) => {
    const flags = readDeviceFlags({ userAgent: agents[agent], channel, isTouched });
    expect(Object.values(flags).filter(Boolean)).toHaveLength(1);
    for (const width of [320, 900, 1920]) expect(deviceClass(flags, width)).toBe(wanted);
  });
});

describe("without flags the width does [UI-022]", () => {
  test("a browser without a known user agent has none", () => {
    expect(readDeviceFlags({ userAgent: agents.television, channel: "web", isTouched: false })).toEqual(unknown);
    expect(readDeviceFlags({ userAgent: "", channel: null, isTouched: false })).toEqual(unknown);
  });

  test.each([
    [0, "mobile"],
    [767, "mobile"],
    [768, "tablet"],
    [1023, "tablet"],
    [1024, "desktop"],
    [1920, "desktop"],
  ] as const)("%i px: %s", (width, wanted) => {
    expect(deviceClass(unknown, width)).toBe(wanted);
  });

  test("at the widths at which the pages change", () => {
    const screens = tailwind.theme?.screens as Record<string, string>;
    expect([screens.md, screens.lg]).toEqual([`${tabletWidth}px`, `${desktopWidth}px`]);
  });
});

test("the classes are desktop, tablet and mobile, each of one flag [UI-515]", () => {
  const byFlag = (flag: keyof DeviceFlags) => deviceClass({ ...unknown, [flag]: true }, 900);
  expect([byFlag("isDesktop"), byFlag("isTablet"), byFlag("isMobile")]).toEqual(["desktop", "tablet", "mobile"]);
});
