import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { IntentRows } from "@/components/site/intents/intent-rows";
import { accountIntents } from "@/lib/account/intents";
import { registerIntentKinds } from "@/lib/session/intents/kinds";
import { dispatchSession } from "@/lib/session/store";
import { button, email, open, prepareLoginDialog, refusal, signIn, submit } from "@/tests/support/islands/login-dialog";
import { server } from "@/tests/support/msw";
import { everyFault } from "@/tests/support/safety/calls";

prepareLoginDialog();
beforeEach(() => {
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"],
  });
});
afterEach(() => void vi.useRealTimers());

describe("cooling", () => {
  const timeOut = (milliseconds: number, isCooling = false) =>
    refusal(
      "UserLambdaValidationException",
      `Timeout in progress: playerId=P1, remainingDays=0, milliseconds=${milliseconds}, isCooling=${isCooling}, initiator=PLAYER`,
    );
  const offer = () => screen.queryByRole("button", { name: "Start a one-day cooling-off" });

  async function refuseWith(error: Error, role: "group" | "alert" = "group") {
    document.documentElement.lang = "en-GB";
    signIn.mockRejectedValue(error);
    open();
    submit();
    await screen.findByRole(role);
  }

  test.each([
    ["while the time-out runs", timeOut(1)],
    ["to an account that is cooling", timeOut(0, true)],
    [
      "where the service does not name the player",
      refusal("UserLambdaValidationException", "Timeout in progress: milliseconds=0"),
    ],
    [
      "where it does not say how long is left",
      refusal("UserLambdaValidationException", "Timeout in progress: playerId=P1"),
    ],
    ["after a wrong password", refusal("NotAuthorizedException", "Incorrect username or password."), "alert"],
  ] as const)("is not offered %s [LOGIN-008]", async (_when, error, role?: "alert") => {
    await refuseWith(error, role);
    expect(offer()).toBeNull();
    // Nothing empty takes room above the button.
    expect(document.querySelector("div:has(> [role=status]:only-child:empty)")).toBeNull();
  });

  test("of a time-out that has run out is offered once, is sent until it is answered, and shows the outcome [LOGIN-007, LOGIN-008]", async () => {
    const sent: unknown[] = [];
    const keys: (string | null)[] = [];
    let respond = (_status: number) => {};
    server.use(
      http.patch("*/v1/player/timeout/cooling", async ({ request }) => {
        sent.push(await request.json());
        keys.push(request.headers.get("Idempotency-Key"));
        const status = await new Promise<number>((resolve) => {
          respond = resolve;
        });
        return new HttpResponse(null, { status });
      }),
    );
    registerIntentKinds(accountIntents);
    dispatchSession({ type: "found-guest" });
    render(<IntentRows />);
    await refuseWith(timeOut(0));
    expect(screen.getByText("Not in progress")).toBeTruthy();
    fireEvent.click(offer() ?? button());
    const busy = await screen.findByRole("button", { name: "Starting" });
    expect(busy.getAttribute("aria-busy")).toBe("true");
    fireEvent.click(busy);
    await waitFor(() => expect(sent).toHaveLength(1));
    respond(409);
    await screen.findByText("The cooling-off could not be started. Please try again.");
    expect(screen.getByText("Not in progress")).toBeTruthy();

    fireEvent.click(offer() ?? button());
    await waitFor(() => expect(sent).toHaveLength(2));
    // Nobody knows whether this one took effect: it is not reported as failed.
    respond(500);
    await waitFor(() => expect(sent).toHaveLength(3));
    expect(screen.getByRole("button", { name: "Starting" })).toBeTruthy();
    expect(screen.getByText("Checking: start of your cooling-off")).toBeTruthy();
    expect(new Set(keys).size).toBe(2);
    expect(keys[2]).toBe(keys[1]);
    respond(204);
    await screen.findByText("Your cooling-off has started. You can log in once it is over.");
    expect(sent[2]).toEqual({ playerId: "P1", days: 1, initiator: "PLAYER", isCooling: true });
    expect(offer()).toBeNull();
    for (const fact of ["1 day", "24 hours 0 minutes", "In progress", "You"])
      expect(screen.getByText(fact)).toBeTruthy();
    expect(screen.getByText("Done: start of your cooling-off")).toBeTruthy();
    expect(email().value.trim()).toBe("mika@example.com");
  });

  const refused = everyFault.filter(([name]) => /^(refused|a 4\d\d)$/.test(name));
  const unknown = everyFault.filter((fault) => !refused.includes(fault));

  test.each(refused)("answered by %s is not said to have started, and can be asked for again", async (_, fault) => {
    server.use(http.patch("*/v1/player/timeout/cooling", ({ request }) => fault(request)));
    registerIntentKinds(accountIntents);
    dispatchSession({ type: "found-guest" });
    await refuseWith(timeOut(0));
    fireEvent.click(offer() ?? button());
    await screen.findByText("The cooling-off could not be started. Please try again.");
    expect(offer()).toBeTruthy();
    expect(screen.getByText("Not in progress")).toBeTruthy();
  });

  test.each(unknown)(
    "answered by %s is said neither to have started nor to have failed, and is sent again with its key until it is answered",
    async (_, fault) => {
      let answer: (request: Request) => Response | Promise<Response> = fault;
      const keys: (string | null)[] = [];
      server.use(
        http.patch("*/v1/player/timeout/cooling", ({ request }) => {
          keys.push(request.headers.get("Idempotency-Key"));
          return answer(request);
        }),
      );
      registerIntentKinds(accountIntents);
      dispatchSession({ type: "found-guest" });
      render(<IntentRows />);
      await refuseWith(timeOut(0));
      fireEvent.click(offer() ?? button());
      await waitFor(() => expect(keys).not.toEqual([]));
      const isUnknown = () => {
        expect(screen.getByRole("button", { name: "Starting", busy: true })).toBeTruthy();
        expect(screen.queryByText(/^(Your cooling-off has started|The cooling-off could not be started)/)).toBeNull();
        expect(screen.getByText("Not in progress")).toBeTruthy();
      };
      isUnknown();
      await act(() => vi.advanceTimersByTimeAsync(16_000));
      await screen.findByText("Checking: start of your cooling-off");
      isUnknown();
      answer = () => new HttpResponse(null, { status: 204 });
      await act(() => vi.advanceTimersByTimeAsync(60_000));
      await screen.findByText("Your cooling-off has started. You can log in once it is over.");
      expect(keys.length).toBeGreaterThan(1);
      expect(new Set(keys).size).toBe(1);
    },
  );
});
