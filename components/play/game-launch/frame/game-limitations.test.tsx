import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { LimitationDialog } from "@/components/offers/limitations/limitation-dialog";
import { limitationDialog } from "@/lib/offers/dialogs";
import { useGameLimitations } from "@/lib/offers/limitations/store";
import { queryClient } from "@/lib/session/player/player-queries";
import type { DialogParams } from "@/lib/site/dialogs/handle";
import { useDialogs } from "@/lib/site/dialogs/store";
import offers from "@/messages/en/offers.json";
import play from "@/messages/en/play.json";
import { eventually } from "@/tests/support/eventually";
import {
  dispatch,
  frame,
  json,
  limitationsAsked,
  platform,
  playDemo,
  player,
  playSessions,
  postFromGame,
  prepareGameFrame,
  problems,
  show,
} from "@/tests/support/islands/game-frame";

const words = offers.limitations;
const bonus = { campaignId: "C1", assignmentId: "A1", currency: "EUR", vertical: "CASINO", campaignStatus: "ACTIVE" };

prepareGameFrame();
beforeEach(() => {
  queryClient.clear();
  useDialogs.setState({ requests: [] });
  platform.running = () => json([bonus]);
});

/** As the host shows the question. */
function Question() {
  const open = useDialogs(({ requests }) => requests.find(({ handle }) => handle === limitationDialog));
  if (!open) return null;
  const params = open.params as DialogParams<typeof limitationDialog>;
  const onClose = () => useDialogs.getState().close(limitationDialog);
  return <LimitationDialog isShown canClose params={params} onClose={onClose} />;
}

function enter() {
  show();
  render(<Question />);
  dispatch({ type: "signed-in", player: player() });
}
const question = () => screen.findByRole("dialog", { name: words.title });
const press = (name: string) => {
  const buttons = screen.getAllByRole("button", { name });
  fireEvent.click(buttons.at(-1) ?? expect.fail(`There is no ${name}.`));
};
const failing = () => json({}, 500);

describe("a launch for real money", () => {
  test.each([
    ["no bonus", []],
    ["only free spins", [{ ...bonus, betBonusType: -1 }]],
  ])("with %s asks for no limitations and opens", async (_, running) => {
    platform.running = () => json(running);
    enter();
    await frame();
    expect([limitationsAsked, playSessions.length]).toEqual([[], 1]);
  });

  test("while a bonus runs asks for those of the game, keeps their status code, and opens where nothing stands against it [REWARD-524]", async () => {
    enter();
    await frame();
    expect(limitationsAsked).toEqual(["neondrift"]);
    expect(useGameLimitations.getState()).toEqual({ gameLimitations: { statusCode: "OK" } });
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test.each([
    ["NOT_COUNTED", words.notCounted],
    ["CLOSED", words.closed],
    ["BY_NIGHT", "While your bonus runs, this game is limited (BY_NIGHT)."],
  ])(
    "of a game that is limited by %s opens nothing before its player continues [REWARD-525]",
    async (statusCode, text) => {
      platform.limitations = () => json({ statusCode });
      enter();
      expect((await question()).textContent).toContain(text);
      expect(playSessions).toEqual([]);
      expect(useGameLimitations.getState().gameLimitations).toEqual({ statusCode });
      press(words.continue);
      await frame();
      expect([limitationsAsked, playSessions.length]).toEqual([["neondrift"], 1]);
    },
  );

  test("of a limited game that its player cancels opens nothing, says so, and asks anew on another attempt [REWARD-525]", async () => {
    platform.limitations = () => json({ statusCode: "NOT_COUNTED" });
    enter();
    await question();
    press(words.cancel);
    expect(await screen.findByText(problems.bonusLimited.text)).toBeTruthy();
    expect(playSessions).toEqual([]);
    fireEvent.click(screen.getByRole("button", { name: play.gameLaunch.retry }));
    await question();
    press(words.continue);
    await frame();
    expect(playSessions).toHaveLength(1);
  });

  test.each([
    ["the limitations", [bonus], failing],
    ["what runs and the limitations", null, failing],
  ])(
    "where %s cannot be read says that it is not known, and lets its player decide",
    async (_, running, limitations) => {
      platform.running = running ? () => json(running) : failing;
      platform.limitations = limitations;
      enter();
      expect((await question()).textContent).toContain(words.unknown);
      expect(playSessions).toEqual([]);
      press(words.continue);
      await frame();
    },
  );

  test("where it cannot be read what runs, the limitations of the game decide", async () => {
    platform.running = failing;
    enter();
    await frame();
    expect(limitationsAsked).toEqual(["neondrift"]);
  });

  test("that is given up takes its question away, and opens nothing", async () => {
    platform.limitations = () => json({ statusCode: "CLOSED" });
    enter();
    await question();
    dispatch({ type: "signed-out" });
    await eventually(() => expect(screen.queryByRole("dialog", { name: words.title })).toBeNull());
    expect(playSessions).toEqual([]);
  });
});

test("a launch that something else stands against asks for no limitations", async () => {
  platform.lookup = () => json({ data: { gameDetail: null } });
  platform.limitations = () => json({ statusCode: "CLOSED" });
  enter();
  expect(await screen.findByText(problems.notFound.title)).toBeTruthy();
  expect(limitationsAsked).toEqual([]);
});

test("a demo asks for no limitations", async () => {
  show();
  await playDemo();
  expect(limitationsAsked).toEqual([]);
});

describe("the most that a bonus which runs allows for a stake", () => {
  const terms = { campaignId: "C1", currency: "EUR", maxBet: "5.00" };
  const most = /stake at most 5,00\s€ at a time/;
  const over = /Your stake of 5,01\s€ is over the 5,00\s€ that your bonus allows/;

  test("stands beside a game for real money before the first stake, and what is above it", async () => {
    platform.campaigns = () => json([terms]);
    enter();
    await frame();
    expect((await screen.findByText(most)).closest("[role=status]")).toBeTruthy();
  });

  test.each([
    ["of other games", () => json([{ ...bonus, vertical: "LIVE_CASINO" }]), () => json([terms])],
    ["that states none", () => json([bonus]), () => json([{ ...terms, maxBet: null }])],
    ["that is free spins", () => json([{ ...bonus, betBonusType: -1 }]), () => json([terms])],
  ])("is none of a bonus %s", async (_, running, campaigns) => {
    platform.running = running;
    platform.campaigns = campaigns;
    enter();
    await frame();
    await settled();
    expect([screen.queryByText(most), screen.queryByText(play.gameLaunch.stakeLimit.unread)]).toEqual([null, null]);
  });

  test("that cannot be read is said to be unknown, never none", async () => {
    platform.campaigns = failing;
    enter();
    await frame();
    expect(await screen.findByText(play.gameLaunch.stakeLimit.unread)).toBeTruthy();
  });

  test("is warned of at the stake: the frame tells it, before it is placed", async () => {
    platform.campaigns = () => json([terms]);
    enter();
    const iframe = await frame();
    await screen.findByText(most);
    const choose = (stakeMinor: number) => postFromGame(iframe, "stakeChanged", {}, { stakeMinor });
    choose(500);
    expect(screen.queryByText(over)).toBeNull();
    choose(501);
    expect((await screen.findByText(over)).closest("[role=status]")).toBeTruthy();
    expect(screen.queryByText(most)).toBeNull();
    choose(100);
    expect(await screen.findByText(most)).toBeTruthy();
    expect(screen.queryByText(over)).toBeNull();
  });

  test("is warned of as soon as it is known, of a stake that was told before", async () => {
    let answer = () => {};
    const isLate = new Promise<void>((resolve) => {
      answer = resolve;
    });
    platform.campaigns = () => isLate.then(() => json([terms]));
    enter();
    const iframe = await frame();
    postFromGame(iframe, "stakeChanged", {}, { stakeMinor: 501 });
    answer();
    expect(await screen.findByText(over)).toBeTruthy();
  });

  test("is no matter of the demo", async () => {
    platform.campaigns = () => json([terms]);
    show();
    await playDemo();
    expect(screen.queryByText(most)).toBeNull();
  });
});

/** Both reads have been answered and drawn. */
const settled = () => eventually(() => expect(queryClient.isFetching()).toBe(0));
