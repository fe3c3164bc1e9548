import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { PublicConfig } from "@/lib/config/public";
import { inactive } from "@/lib/money/deposit/status";
import { useDeposit } from "@/lib/money/deposit/store";
import { queryClient } from "@/lib/session/player/player-queries";
import { unknownSession } from "@/lib/session/state";
import { dispatchSession, useSession } from "@/lib/session/store";
import { choose } from "@/lib/site/consent/choice";
import { config, signedInPlayer } from "@/tests/contract/session/browser";
import { eventually } from "@/tests/support/eventually";
import { loadAllMessages } from "@/tests/support/messages";
import { cardMethod, json, limitBody, type MoneyCalls, serveMoney } from "@/tests/support/money/platform";
import { openProfile } from "@/tests/support/profile";
import { DepositSteps } from "./deposit-steps";

const page: { config: PublicConfig | null } = vi.hoisted(() => ({ config: null }));
vi.mock("@/lib/config/public", () => ({ publicConfigId: "config", publicConfig: () => page.config }));

const cashierUrl = "https://cashier.test/cashier/payments/t";
const fluidUrl = "https://cashier.test/cashier/fluid/t";
let calls: MoneyCalls;

beforeEach(async () => {
  queryClient.clear();
  useSession.setState(unknownSession, true);
  useDeposit.setState(inactive, true);
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/pt-BR/deposit");
  page.config = { ...config, frameOrigins: ["https://cashier.test"] };
  await loadAllMessages();
  calls = serveMoney();
  // Brazil asks for one before a deposit.
  calls.responses["limits/deposit"] = json([
    limitBody("D", "900.00", "0.00", "900.00"),
    limitBody("W", null),
    limitBody("M", null),
  ]);
});

function open(own: Partial<PublicConfig> = {}) {
  page.config = { ...config, frameOrigins: ["https://cashier.test"], ...own };
  render(<DepositSteps />);
  act(() => dispatchSession({ type: "requested" }));
  act(() => dispatchSession({ type: "found", player: signedInPlayer() }));
  return screen.findByRole("form");
}

async function payFrame(response: object): Promise<string | null> {
  calls.responses["wallet/deposit/request"] = () => HttpResponse.json(response, { status: 201 });
  const form = await screen.findByRole("form");
  fireEvent.change(within(form).getByRole("textbox"), { target: { value: "25" } });
  fireEvent.submit(form);
  return eventually(() => document.querySelector("iframe")?.getAttribute("src") ?? expect.fail("no frame"));
}

describe("the cashier [DEP-520]", () => {
  const response = { referenceId: "r-1", result: "SUCCESS", cashierUrl, fluidUrl };

  test.each<[string, Partial<PublicConfig>, string]>([
    ["plain while the fluid integration is off", {}, cashierUrl],
    ["the fluid widget while it is on", { fluid: [] }, fluidUrl],
    ["the fluid widget where other markets ignore it", { fluid: ["CL"] }, fluidUrl],
    ["plain in a market that ignores it", { fluid: ["CL", "BR"] }, cashierUrl],
  ])("is %s", async (_, own, address) => {
    await open(own);
    expect(await payFrame(response)).toBe(address);
    expect(Object.keys(Object(calls.sent["wallet/deposit/request"]?.[0])).sort()).toEqual([
      "amount",
      "currency",
      "methodId",
      "returnUrl",
      "selectedBonusId",
    ]);
  });

  test("is plain where the platform has no fluid widget", async () => {
    await open({ fluid: [] });
    expect(await payFrame({ referenceId: "r-1", result: "SUCCESS", cashierUrl })).toBe(cashierUrl);
  });
});

describe("the methods that are offered [DEP-521]", () => {
  const named = (id: string) => ({ ...cardMethod, id, name: `By ${id}` });
  const shown = () => screen.getAllByRole("radio").map((radio) => radio.getAttribute("value"));
  beforeEach(() => {
    calls.responses["wallet/deposit/methods"] = json(["card", "volt", "macropay", "crypto"].map(named));
  });

  test("are without volt, macropay and crypto while their flags are off, whatever affiliateReg says", async () => {
    calls.responses.profile = json({ ...openProfile, volt: false, macropay: null, affiliateReg: true });
    await open();
    expect(shown()).toEqual(["card"]);
  });

  test.each(["volt", "macropay", "crypto"])("have %s with its flag", async (flag) => {
    calls.responses.profile = json({ ...openProfile, [flag]: true });
    await open();
    expect(shown()).toEqual(["card", flag]);
  });

  test("are those that the configuration lets a flag offer", async () => {
    calls.responses.profile = json({ ...openProfile, volt: false, crypto: false });
    await open({ flaggedMethods: { card: "crypto" } });
    expect(shown()).toEqual(["volt", "macropay", "crypto"]);
  });
});

describe("the fingerprint of the check [DEP-515]", () => {
  const script = () => document.querySelector<HTMLScriptElement>('script[src="/fingerprint.js"]');
  const sent = () => calls.sent["wallet/deposit/limit-check"];
  beforeEach(() => {
    script()?.remove();
    Reflect.deleteProperty(window, "blackbox");
    choose({ performance: true, marketing: false });
  });

  test("is empty without the player's consent, and no script is loaded", async () => {
    choose({ performance: false, marketing: true });
    await open({ fingerprint: "/fingerprint.js" });
    expect(script()).toBeNull();
    expect(sent()).toEqual([{ ipAddress: "", blackbox: "" }]);
  });

  test("is empty without a script", async () => {
    await open();
    expect(sent()).toEqual([{ ipAddress: "", blackbox: "" }]);
  });

  test("is empty while the script does not load, and the deposit goes on", async () => {
    const opened = open({ fingerprint: "/fingerprint.js" });
    await eventually(() => expect(script()).toBeTruthy());
    script()?.dispatchEvent(new Event("error"));
    expect(await opened).toBeTruthy();
    expect(sent()).toEqual([{ ipAddress: "", blackbox: "" }]);
  });

  test("is what the script gives, once it has loaded", async () => {
    Reflect.set(window, "blackbox", async () => "fingerprint-1");
    const opened = open({ fingerprint: "/fingerprint.js" });
    await eventually(() => expect(script()).toBeTruthy());
    expect(sent()).toBeUndefined();
    script()?.dispatchEvent(new Event("load"));
    await opened;
    expect(sent()).toEqual([{ ipAddress: "", blackbox: "fingerprint-1" }]);
  });

  test("is waited for a second and no longer", async () => {
    Reflect.set(window, "blackbox", () => new Promise(() => {}));
    await open({ fingerprint: "/fingerprint.js" });
    expect(sent()).toEqual([{ ipAddress: "", blackbox: "" }]);
  });
});
