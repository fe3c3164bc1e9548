import { fireEvent, screen, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { describe, expect, test } from "vitest";
import { useManagedRewards } from "@/lib/offers/rewards/store";
import offers from "@/messages/en/offers.json";
import { eventually } from "@/tests/support/eventually";
import { conflict, offered, refusal, running, sentCalls, service } from "@/tests/support/islands/rewards-service";
import {
  alertOf,
  card,
  claimCall,
  idle,
  oops,
  openRewards,
  prepareRewardsPage,
  press,
  push,
  text,
  words,
} from "@/tests/support/islands/rewards-view";
import { json } from "@/tests/support/money/platform";

const { forfeit } = offers;
const release = "PUT rewards/A1/state";

prepareRewardsPage();

const question = () => screen.findByRole("dialog", { name: forfeit.claim.title });

describe("while a bonus of the same vertical runs", () => {
  const meet = async () => {
    service.lists.ACTIVE = json([running]);
    service.responses[claimCall] = refusal(400, conflict);
    openRewards();
    await press(words.claim);
    await question();
  };
  const agree = () => fireEvent.click(screen.getByRole("button", { name: "Give up €43.40 and claim" }));

  test("it is asked in money, by the names of both, before anything is given up [ERR-502]", async () => {
    await meet();
    const dialog = text(await question());
    expect(dialog).toContain("Second deposit ends, and Next deposit is claimed in its place.");
    expect(dialog).toContain("Bonus money€18.40Won with it, still locked€25.00You give up€43.40");
    fireEvent.click(screen.getByRole("button", { name: forfeit.keep }));
    await idle(words.claim);
    expect(sentCalls()).toEqual([claimCall]);
  });

  test("who agrees gives it up first, with the progress that was read, and claims then, once [REWARD-519, REWARD-526, REWARD-536]", async () => {
    await meet();
    service.responses[claimCall] = () => HttpResponse.json({ campaignId: "C1" });
    agree();
    await eventually(() => expect(push).toHaveBeenCalledWith("/en-UN/my-account/rewards/active"));
    expect(service.sent.map(({ call, body }) => [call, body])).toEqual([
      [claimCall, {}],
      [release, { state: "FORFEITED", wageringProgress: "140.00" }],
      [claimCall, {}],
    ]);
    expect(service.sent[0]?.key).not.toBe(service.sent[2]?.key);
  });

  test.each([
    ["forfeit", "a refused release", 400, { code: "error.bonus.locked" }, "error.bonus.locked"],
    ["forfeit", "a release without a reason", 409, {}, oops],
  ] as const)("%s: %s stops the claim [REWARD-527, REWARD-536]", async (slot, _, status, body, shown) => {
    await meet();
    service.responses[release] = refusal(status, body);
    agree();
    expect(await alertOf()).toBe(words.failed[slot].replace("{reason}", shown));
    await idle(words.claim);
    expect(sentCalls()).toEqual([claimCall, release]);
    expect(useManagedRewards.getState().errors.C1).toMatchObject({ claim: null, progress: null });
  });

  test("what runs cannot be read: it is said, and nothing is given up [REWARD-512, REWARD-527]", async () => {
    service.lists.ACTIVE = refusal(500, {});
    service.responses[claimCall] = refusal(400, conflict);
    openRewards();
    await press(words.claim);
    expect(await alertOf()).toBe(words.failed.progress.replace("{reason}", oops));
    expect(sentCalls()).toEqual([claimCall]);
  });

  test("a claim that fails after the release says what was given up, and offers itself again", async () => {
    await meet();
    service.responses[claimCall] = refusal(400, { code: "error.bonus.other" });
    agree();
    expect(await alertOf()).toBe(`${words.failed.unclaimed}Not claimed. error.bonus.other`);
    service.responses[claimCall] = () => HttpResponse.json({ campaignId: "C1" });
    await idle(words.claim);
    await press(words.claim);
    await eventually(() => expect(push).toHaveBeenCalled());
    expect(sentCalls()).toEqual([claimCall, release, claimCall, claimCall]);
  });

  test("a reload between the release and the claim claims once [REWARD-537]", async () => {
    sessionStorage.setItem(
      "player:claim-after-forfeit",
      JSON.stringify({ v: 1, value: { campaignId: "C1", assignmentId: "A1" } }),
    );
    openRewards().unmount();
    const view = openRewards();
    await eventually(() => expect(sentCalls()).toEqual([claimCall]));
    await idle(words.claim);
    view.unmount();
    openRewards();
    await idle(words.claim);
    expect(sentCalls()).toEqual([claimCall]);
  });

  const keptClaim = (campaignId: string) =>
    sessionStorage.setItem(
      "player:claim-after-forfeit",
      JSON.stringify({ v: 1, value: { campaignId, assignmentId: "A1" } }),
    );

  test.each([
    { campaignId: "C1" },
    { assignmentId: "A1" },
    { campaignId: "C1", assignmentId: 1 },
    { campaignId: 1, assignmentId: "A1" },
    null,
  ])("what another release has kept, %j, claims nothing", async (value) => {
    sessionStorage.setItem("player:claim-after-forfeit", JSON.stringify({ v: 1, value }));
    openRewards();
    await idle(words.claim);
    expect(sentCalls()).toEqual([]);
  });

  test("so does one of a reward that the filter leaves out [REWARD-537]", async () => {
    keptClaim("C1");
    history.replaceState(null, "", "/en-UN/my-account/rewards?games=sports");
    openRewards();
    await eventually(() => expect(sentCalls()).toEqual([claimCall]));
  });

  test("and one of a reward of the sportsbook [REWARD-537, SPORT-510]", async () => {
    keptClaim("S1");
    service.reads["sportsbook/rewards"] = json([{ ...offered, campaignId: "S1", provider: "betline" }]);
    openRewards();
    await eventually(() => expect(sentCalls()).toEqual(["POST sportsbook/rewards/S1/claim"]));
  });

  test("where no bonus of its games is found that runs, nothing is sent again, and the refusal is said", async () => {
    service.lists.ACTIVE = json([{ ...running, vertical: "LIVE_CASINO" }]);
    service.responses[claimCall] = refusal(400, conflict);
    openRewards();
    await press(words.claim);
    expect(await alertOf()).toBe(words.failed.claim.replace("{reason}", words.errors.sameVertical));
    expect(sentCalls()).toEqual([claimCall]);
  });

  test("where it is not known for which games the reward is, it is asked about the first bonus that runs [REWARD-536]", async () => {
    service.lists.ELIGIBLE = json([{ ...offered, vertical: "SOMETHING_NEW" }]);
    await meet();
    service.responses[claimCall] = () => HttpResponse.json({ campaignId: "C1" });
    agree();
    await eventually(() => expect(sentCalls()).toEqual([claimCall, release, claimCall]));
  });

  test("where that is not known and several run, none of them is asked about: the wrong one would be lost for nothing", async () => {
    service.lists.ELIGIBLE = json([{ ...offered, vertical: "SOMETHING_NEW" }]);
    service.lists.ACTIVE = json([
      { ...running, vertical: "SPORTS" },
      { ...running, assignmentId: "A2" },
    ]);
    service.responses[claimCall] = refusal(400, conflict);
    openRewards();
    await press(words.claim);
    expect(await alertOf()).toBe(words.failed.claim.replace("{reason}", words.errors.sameVertical));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(sentCalls()).toEqual([claimCall]);
  });

  test("a release that an earlier one stands before is neither failed nor sent, and nothing is claimed", async () => {
    service.lists.ACTIVE = json([running]);
    service.responses[release] = () => HttpResponse.error();
    const view = openRewards("active");
    await press(words.giveUp, "Second deposit");
    fireEvent.click(await screen.findByRole("button", { name: "Give up €43.40" }));
    expect(await screen.findByText(words.checking)).toBeTruthy();
    view.unmount();
    service.responses[claimCall] = refusal(400, conflict);
    openRewards();
    await press(words.claim);
    await question();
    agree();
    expect(await alertOf()).toBe(words.checking);
    expect(sentCalls()).toEqual([release, claimCall]);
  });

  test("a reload before the release claims nothing", async () => {
    service.lists.ACTIVE = json([running]);
    const kept = JSON.stringify({ v: 1, value: { campaignId: "C1", assignmentId: "A1" } });
    sessionStorage.setItem("player:claim-after-forfeit", kept);
    openRewards();
    await card("Next deposit");
    await eventually(() => expect(sessionStorage.getItem("player:claim-after-forfeit")).toBeNull());
    expect(sentCalls()).toEqual([]);
  });
});

test("free spins in a queue: the first failure notes their campaign, and after a release they are claimed once [REWARD-520, REWARD-535, REWARD-537]", async () => {
  const queued = "POST campaign/C1/queued-bonus/Q1/claim";
  service.lists.ELIGIBLE = json([{ ...offered, betBonusType: -1, queuedPlayerBonus: { id: "Q1", isCredited: false } }]);
  service.lists.ACTIVE = json([running]);
  service.responses[queued] = refusal(400, conflict);
  openRewards();
  await press(words.claim);
  await question();
  expect(useManagedRewards.getState().recorded).toBe("C1");
  service.responses[queued] = () => HttpResponse.json({ campaignId: "C1" });
  fireEvent.click(screen.getByRole("button", { name: "Give up €43.40 and claim" }));
  await eventually(() => expect(sentCalls()).toEqual([queued, release, queued]));
  await eventually(() => expect(useManagedRewards.getState().recorded).toBeNull());
});

describe("free spins in a queue whose first claim has failed, and a bonus that is given up by itself later", () => {
  const queued = "POST campaign/C1/queued-bonus/Q1/claim";
  const failAndGiveUp = async () => {
    service.lists.ELIGIBLE = json([
      { ...offered, betBonusType: -1, queuedPlayerBonus: { id: "Q1", isCredited: false } },
    ]);
    service.lists.ACTIVE = json([running]);
    service.responses[queued] = refusal(400, { code: "error.bonus.active.triggered.already.exists" });
    const view = openRewards();
    await press(words.claim);
    await alertOf();
    view.unmount();
    openRewards("active");
    await press(words.giveUp, "Second deposit");
    await screen.findByRole("dialog", { name: forfeit.end.title });
  };
  const giveUp = () => fireEvent.click(screen.getByRole("button", { name: "Give up €43.40" }));

  test("are claimed then, once [REWARD-537]", async () => {
    await failAndGiveUp();
    service.responses[queued] = () => HttpResponse.json({ campaignId: "C1" });
    giveUp();
    await eventually(() => expect(sentCalls()).toEqual([queued, release, queued]));
    expect(useManagedRewards.getState().recorded).toBeNull();
  });

  test("are kept between the release and the claim, so that a reload loses neither [REWARD-537]", async () => {
    await failAndGiveUp();
    const kept: (string | null)[] = [];
    const read = () => kept.push(sessionStorage.getItem("player:claim-after-forfeit"));
    service.responses[release] = () => {
      read();
      return HttpResponse.json({ state: "FORFEITED" });
    };
    service.responses[queued] = () => {
      read();
      return HttpResponse.json({ campaignId: "C1" });
    };
    giveUp();
    await eventually(() => expect(kept).toHaveLength(2));
    expect(kept).toEqual([JSON.stringify({ v: 1, value: { campaignId: "C1", assignmentId: "A1" } }), null]);
  });

  test("are not kept where the bonus was not given up [REWARD-537]", async () => {
    await failAndGiveUp();
    service.responses[release] = refusal(400, { code: "error.bonus.locked" });
    giveUp();
    await alertOf("Second deposit");
    await idle(words.giveUp, "Second deposit");
    expect(sessionStorage.getItem("player:claim-after-forfeit")).toBeNull();
    expect(sentCalls()).toEqual([queued, release]);
  });

  test("and fail again: it is said what was given up, and they are not claimed by themselves any more", async () => {
    await failAndGiveUp();
    giveUp();
    await eventually(() => expect(useManagedRewards.getState().unclaimed).toEqual(["C1"]));
    expect(sentCalls()).toEqual([queued, release, queued]);
    expect(useManagedRewards.getState().recorded).toBeNull();
  });

  test("are not claimed where the bonus is kept", async () => {
    await failAndGiveUp();
    fireEvent.click(screen.getByRole("button", { name: forfeit.keep }));
    await idle(words.giveUp, "Second deposit");
    expect(sentCalls()).toEqual([queued]);
    expect(useManagedRewards.getState().recorded).toBe("C1");
  });
});

test("the first failure of a reward that is in no queue notes no campaign [REWARD-535]", async () => {
  service.responses[claimCall] = refusal(400, { code: "error.bonus.other" });
  openRewards();
  await press(words.claim);
  expect(await alertOf()).toContain("error.bonus.other");
  expect(useManagedRewards.getState().recorded).toBeNull();
});

describe("a bonus that runs", () => {
  test("is given up after a question that says in money what is lost [REWARD-519]", async () => {
    service.lists.ACTIVE = json([running]);
    openRewards("active");
    await press(words.giveUp, "Second deposit");
    const dialog = await screen.findByRole("dialog", { name: forfeit.end.title });
    expect(text(dialog)).toContain("Second deposit ends now.");
    expect(sentCalls()).toEqual([]);
    fireEvent.click(within(dialog).getByRole("button", { name: "Give up €43.40" }));
    await eventually(() =>
      expect(service.sent.map(({ call, body }) => [call, body])).toEqual([
        [release, { state: "FORFEITED", wageringProgress: "140.00" }],
      ]),
    );
  });

  test("that is not given up says why", async () => {
    service.lists.ACTIVE = json([running]);
    service.responses[release] = refusal(400, { code: "error.bonus.locked" });
    openRewards("active");
    await press(words.giveUp, "Second deposit");
    fireEvent.click(await screen.findByRole("button", { name: "Give up €43.40" }));
    expect(await alertOf("Second deposit")).toBe(words.failed.end.replace("{reason}", "error.bonus.locked"));
  });

  test("stays where the question is closed", async () => {
    service.lists.ACTIVE = json([running]);
    openRewards("active");
    await press(words.giveUp, "Second deposit");
    await screen.findByRole("dialog", { name: forfeit.end.title });
    fireEvent.click(screen.getByRole("button", { name: forfeit.keep }));
    await idle(words.giveUp, "Second deposit");
    expect(sentCalls()).toEqual([]);
  });
});
