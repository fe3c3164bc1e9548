// @vitest-environment jsdom
import { QueryClient } from "@tanstack/react-query";
import { beforeEach, expect, test, vi } from "vitest";
import { signedInPlayer, writeConfig } from "@/tests/contract/session/browser";
import { accessDetailsQuery } from "./queries";

const endSession = vi.hoisted(() => vi.fn(async () => {}));
vi.mock("../sign-out/end-session", () => ({ endSession }));

beforeEach(() => {
  endSession.mockClear();
  writeConfig();
});

const read = (accountStatus: string) => {
  vi.stubGlobal("fetch", async () => Response.json({ accountStatus }));
  return new QueryClient().fetchQuery(accessDetailsQuery(signedInPlayer()));
};

test("an account that the access details call closed ends the session, and redirects to the page of closed accounts", async () => {
  expect(await read("CLOSED")).toMatchObject({ accountStatus: "CLOSED" });
  expect(endSession).toHaveBeenCalledExactlyOnceWith("closed");
});

test.each(["REGISTERED", "TIMEOUT", "SELF_EXCLUDED", "RESTRICTED", "PAYOUT"])(
  "a player of status %s stays signed in",
  async (status) => {
    expect(await read(status)).toMatchObject({ accountStatus: status });
    expect(endSession).not.toHaveBeenCalled();
  },
);
