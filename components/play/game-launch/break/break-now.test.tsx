import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { GameMenu } from "@/components/play/game-launch/dialogs/game-menu";
import type { gameMenuDialog } from "@/lib/play/dialogs";
import { safetyIntents } from "@/lib/safety/intents";
import { registerIntentKinds } from "@/lib/session/intents/kinds";
import { useSession } from "@/lib/session/store";
import type { DialogParams } from "@/lib/site/dialogs/handle";
import { useDialogs } from "@/lib/site/dialogs/store";
import { useToasts } from "@/lib/site/toasts/store";
import play from "@/messages/en/play.json";
import safety from "@/messages/en/safety.json";
import site from "@/messages/en/site.json";
import { eventually } from "@/tests/support/eventually";
import { dispatch, frame, player, prepareGameFrame, press, show } from "@/tests/support/islands/game-frame";
import { noRules } from "@/tests/support/launch-rules";
import { dayBreak, serveBreaks } from "@/tests/support/safety/served-breaks";

prepareGameFrame();
registerIntentKinds(safetyIntents);

const { day } = safety.breaks;
const inGame = play.gameLaunch;
/** Of a market that confirms a break, to whose player another rule applies: the account is in Finland. */
const onePress = { ...noRules, breakConfirmation: { here: true, at: { FI: false } } };

let served: ReturnType<typeof serveBreaks>;

beforeEach(() => {
  served = serveBreaks();
  useDialogs.setState({ requests: [] });
  useToasts.setState({ shown: [] });
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

async function playIn(rules: typeof noRules) {
  show({ rules });
  dispatch({ type: "signed-in", player: player() });
  await frame();
}

/** The menu as the bar opens it. */
async function openMenu() {
  press(inGame.openMenu);
  const params = useDialogs.getState().requests[0]?.params as DialogParams<typeof gameMenuDialog>;
  await act(async () => {
    render(<GameMenu isShown canClose onClose={() => {}} params={params} panels={{}} />);
  });
  return within(screen.getByRole("dialog"));
}

const now = () => screen.findByRole("button", { name: day.now });
const opened = () => useDialogs.getState().requests.map(({ handle }) => handle.name);

describe("beside a game, where the law forbids a second press [LIMIT-028]", () => {
  test("one press of the bar begins a break of 24 hours and ends the session; the sentence beside it says so", async () => {
    await playIn(onePress);
    const button = await now();
    expect(screen.getByText(day.hint).id).toBe(button.getAttribute("aria-describedby"));
    expect(screen.queryByRole("button", { name: inGame.break })).toBeNull();
    fireEvent.click(button);
    await eventually(() => expect(served.sent).toEqual(dayBreak));
    await eventually(() => expect(useSession.getState().session?.kind).toBe("guest"));
    expect(opened()).toEqual([]);
  });

  test("one press of the menu does too", async () => {
    await playIn(onePress);
    const menu = await openMenu();
    fireEvent.click(await menu.findByRole("button", { name: day.now }));
    expect(menu.queryByRole("button", { name: inGame.break })).toBeNull();
    await eventually(() => expect(served.sent).toEqual(dayBreak));
    await eventually(() => expect(useSession.getState().session?.kind).toBe("guest"));
  });

  test.each([400, 500])("a break that fails with %i says so, and the same button tries again", async (failure) => {
    served.status = failure;
    await playIn(onePress);
    fireEvent.click(await now());
    await eventually(() =>
      expect(useToasts.getState().shown.map(({ value }) => value)).toEqual([site.form.error.oops.tryAgain]),
    );
    expect(useSession.getState().session?.kind).toBe("player");
    served.status = 204;
    fireEvent.click(await now());
    await eventually(() => expect(useSession.getState().session?.kind).toBe("guest"));
  });
});

test("beside a game everywhere else the press of the bar and of the menu opens the confirmation, and sends nothing [LIMIT-028]", async () => {
  await playIn(noRules);
  press(inGame.break);
  expect(opened()).toEqual(["break"]);
  useDialogs.setState({ requests: [] });
  const menu = await openMenu();
  fireEvent.click(menu.getByRole("button", { name: inGame.break }));
  expect(opened()).toEqual(["gameMenu", "break"]);
  expect([served.sent, screen.queryByText(day.hint)]).toEqual([[], null]);
});
