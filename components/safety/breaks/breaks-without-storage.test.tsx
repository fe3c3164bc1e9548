import { act, fireEvent, render, screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { IntentRows } from "@/components/site/intents/intent-rows";
import { safetyIntents } from "@/lib/safety/intents";
import { registerIntentKinds } from "@/lib/session/intents/kinds";
import { queryClient } from "@/lib/session/player/player-queries";
import { unknownSession } from "@/lib/session/state";
import { dispatchSession, useSession } from "@/lib/session/store";
import { readTokens } from "@/lib/session/tokens/token-storage";
import { useToasts } from "@/lib/site/toasts/store";
import safety from "@/messages/en/safety.json";
import site from "@/messages/en/site.json";
import { signedInPlayer, writeConfig } from "@/tests/contract/session/browser";
import { eventually } from "@/tests/support/eventually";
import { loadAllMessages } from "@/tests/support/messages";
import { server } from "@/tests/support/msw";
import { TimeOutView } from "./time-out-view";

const messages = safety.breaks;
registerIntentKinds(safetyIntents);

const full = (): never => {
  throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
};
const forbidden = (): never => {
  throw new DOMException("The operation is insecure.", "SecurityError");
};
/** How a browser keeps nothing any more, from the moment at which its player is signed in. */
const storages = {
  "that is full": () => [vi.spyOn(Storage.prototype, "setItem").mockImplementation(full)],
  "that is forbidden": () => [
    vi.spyOn(window, "localStorage", "get").mockImplementation(forbidden),
    vi.spyOn(window, "sessionStorage", "get").mockImplementation(forbidden),
  ],
};
let spies: { mockRestore(): void }[] = [];

let players = 0;
let answer: () => Response;
let keys: (string | null)[];
/** Of the identity service. */
let operations: string[];
const accepted = () => new HttpResponse(null, { status: 204 });

beforeEach(async () => {
  queryClient.clear();
  useSession.setState(unknownSession, true);
  useToasts.setState({ shown: [] });
  history.replaceState(null, "", "/en-UN/my-account/time-out");
  writeConfig();
  await loadAllMessages();
  [answer, keys, operations] = [accepted, [], []];
  server.use(
    http.patch("http://platform.test/v1/player/timeout", ({ request }) => {
      keys.push(request.headers.get("idempotency-key"));
      return answer();
    }),
    http.delete("*/api/session", accepted),
    http.post("http://identity.test/", ({ request }) => {
      operations.push(request.headers.get("x-amz-target")?.split(".")[1] ?? "");
      return HttpResponse.json({});
    }),
    http.post("*/reports", accepted),
  );
});
afterEach(() => {
  for (const spy of spies) spy.mockRestore();
});

/** To the button of the confirmation. */
async function open(breakStorage: (typeof storages)[keyof typeof storages]): Promise<void> {
  render(
    <>
      <IntentRows />
      <TimeOutView hours={{ here: [24], at: {} }} />
    </>,
  );
  act(() => dispatchSession({ type: "requested" }));
  act(() => dispatchSession({ type: "found", player: signedInPlayer(`P${++players}`) }));
  // As every page does that finds a sign-in.
  readTokens();
  spies = breakStorage();
  fireEvent.click(screen.getByRole("radio", { name: "24 hours" }));
  fireEvent.click(screen.getByRole("button", { name: messages.continue }));
  fireEvent.click(await screen.findByRole("button", { name: messages.timeOut.start }));
}
const start = () => screen.getByRole("button", { name: messages.timeOut.start });
const session = () => useSession.getState().session?.kind;
const isSaid = () =>
  expect(useToasts.getState().shown.map(({ kind, value }) => [kind, value])).toEqual([
    ["success", site.session.ended.timeOut],
  ]);

describe.each(Object.entries(storages))("a break in a storage %s", (_name, breakStorage) => {
  test("is sent once; confirmed, it ends the session on all devices and is said", async () => {
    await open(breakStorage);
    await eventually(() => expect(session()).toBe("guest"));
    expect(keys).toHaveLength(1);
    await eventually(() => expect(operations).toEqual(["GlobalSignOut"]));
    await eventually(isSaid);
  });

  test("whose answer is lost is said to be unknown, and the same press sends it again with its key", async () => {
    answer = () => HttpResponse.error();
    await open(breakStorage);
    await screen.findByText(messages.checking);
    expect([session(), useToasts.getState().shown]).toEqual(["player", []]);
    await eventually(() => expect(start().getAttribute("aria-busy")).toBeNull());
    answer = accepted;
    fireEvent.click(start());
    await eventually(() => expect(session()).toBe("guest"));
    expect(new Set(keys).size).toBe(1);
    await eventually(isSaid);
  });
});
