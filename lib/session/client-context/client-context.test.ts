import { describe, expect, test } from "vitest";
import { readClientContext } from "./client-context";

const phone = "Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 Chrome/120 Mobile Safari/537.36";
const tablet = "Mozilla/5.0 (Linux; Android 14; SM-X710) AppleWebKit/537.36 Chrome/120 Safari/537.36";
const desktop = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/120 Safari/537.36";
const context = (cookies: string, userAgent = desktop, pathname = "/fi-FI") =>
  readClientContext({ cookies, userAgent, pathname });

test("the four read-only cookies, the path and the browser's name make the client context [LOC-031, SESS-014, SESS-033, PERM-511, PERM-512]", () => {
  const cookies =
    "theme=dark; ip-address=2001%3Adb8%3A%3A7; country-code=CA; city=Saint-J%C3%A9r%C3%B4me; region-code=QC; market=x";
  expect(context(cookies, phone, "/caf-CA/online-casino")).toEqual({
    country: "CA",
    region: "QC",
    city: "Saint-Jérôme",
    address: "2001:db8::7",
    market: "CA",
    device: { isMobile: true, isTablet: false, isDesktop: false },
  });
});

test.each([
  [phone, "isMobile"],
  [tablet, "isTablet"],
  [desktop, "isDesktop"],
] as const)("%s: %s alone [UI-021]", (userAgent, flag) => {
  const none = { isMobile: false, isTablet: false, isDesktop: false };
  expect(context("", userAgent).device).toEqual({ ...none, [flag]: true });
});

describe("nothing is made up", () => {
  test("a city that cannot be decoded is shown as it came", () => {
    expect(context("city=100%")).toMatchObject({ city: "100%" });
  });

  test("without cookies or a market, detection is empty and the market is the global one", () => {
    expect(context("", desktop, "/")).toMatchObject({ country: "", region: "", city: "", address: "", market: "UN" });
  });

  test.each([
    "country-code=",
    "country-code=sweden",
    "country-code=SWE",
    "country-code=xSE",
    "xcountry-code=SE",
    "country-code=%3Cb",
    "=; ;;",
    "country-code=%E0%A4%A",
  ])("no country is read in %j", (cookies) => {
    expect(context(cookies).country).toBe("");
  });
});
