import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, expect, test } from "vitest";
import { DepositSteps } from "@/components/money/deposit/deposit-steps";
import { BonusCodeView } from "@/components/offers/bonus-code/bonus-code-view";
import { inactive } from "@/lib/money/deposit/status";
import { useDeposit } from "@/lib/money/deposit/store";
import { noCode } from "@/lib/offers/bonus-code/flow";
import { useBonusCode } from "@/lib/offers/bonus-code/store";
import { isLaunchAgreed } from "@/lib/offers/limitations/queries";
import { useGameLimitations } from "@/lib/offers/limitations/store";
import { rewardsQuery } from "@/lib/offers/rewards/queries";
import { manualClaimQuery } from "@/lib/session/permissions/queries";
import { queryClient } from "@/lib/session/player/player-queries";
import { type Player, unknownSession } from "@/lib/session/state";
import { dispatchSession, useSession } from "@/lib/session/store";
import money from "@/messages/en/money.json";
import offers from "@/messages/en/offers.json";
import { signedInPlayer, writeConfig } from "@/tests/contract/session/browser";
import { eventually } from "@/tests/support/eventually";
import { loadAllMessages } from "@/tests/support/messages";
import { json, type MoneyCalls, serveMoney } from "@/tests/support/money/platform";
import { server } from "@/tests/support/msw";

let player: Player;
const offer = { campaignId: "second", name: "Your next deposit", triggerEvent: "SECOND_DEPOSIT", currency: "EUR" };
const claimed = { campaignId: "C1", assignmentId: "A1", name: "Spring", currency: "EUR", amount: "20.00" };
let calls: MoneyCalls;

/** The bonus state of the specification, each part from the one place that has it: the platform's in the queries, this tab's in the stores. */
function bonusState() {
  const availability = queryClient.getQueryState(manualClaimQuery(player).queryKey);
  return {
    campaigns: queryClient.getQueryData(rewardsQuery(player, "rewards").queryKey)?.map((each) => each.campaignId) ?? [],
    ...useGameLimitations.getState(),
    selectedCampaignId: useDeposit.getState().selectedBonusId,
    bonusCode: useBonusCode.getState().bonusCode,
    manualClaimBonusAvailability: {
      isAvailable: availability?.data ?? (availability?.status === "error" ? false : null),
      requested: availability?.status === "success",
    },
    manualClaim: useBonusCode.getState().manualClaim,
  };
}

beforeEach(async () => {
  queryClient.clear();
  useSession.setState(unknownSession, true);
  useDeposit.setState(inactive, true);
  useBonusCode.setState(noCode, true);
  useGameLimitations.setState({ gameLimitations: { statusCode: null } });
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/en-UN/my-account/bonus-code");
  writeConfig();
  player = signedInPlayer();
  await loadAllMessages();
  calls = serveMoney();
  calls.responses["v2/rewards"] = json([offer]);
  calls.responses["bonus-code/manual-claim/available"] = json({ isAvailable: true });
  calls.responses["bonus-code/validate"] = json({ campaignId: "C1" });
  calls.responses["bonus-code/manual-claim"] = () => HttpResponse.json(claimed, { status: 201 });
  server.use(
    http.get("http://platform.test/v2/games/g1/limitations", () => HttpResponse.json({ statusCode: "OK" })),
    http.get("http://platform.test/v2/campaigns", () => HttpResponse.json([])),
    http.get("http://platform.test/v2/player/campaigns", () => HttpResponse.json([])),
    http.post("http://platform.test/v2/campaigns/consent", () => HttpResponse.json({ campaignId: "C1" })),
  );
});

test("the bonus state holds campaigns, limitations, the campaign selected, the code, whether it may be claimed by hand, and what that gave [REWARD-514]", async () => {
  const nothing = { loading: false, error: null };
  expect(bonusState()).toEqual({
    campaigns: [],
    gameLimitations: { statusCode: null },
    selectedCampaignId: null,
    bonusCode: { ...nothing, bonusCodeValue: null, bonusCodeCampaignId: null, selectEnterBonusCode: true },
    manualClaimBonusAvailability: { isAvailable: null, requested: false },
    manualClaim: { ...nothing, reward: null, checking: null },
  });

  const deposit = render(<DepositSteps />);
  act(() => dispatchSession({ type: "requested" }));
  act(() => dispatchSession({ type: "found", player }));
  const choice = await screen.findByRole("group", { name: money.deposit.bonus.title });
  fireEvent.click(within(choice).getByRole("radio", { name: /Your next deposit/ }));
  expect(bonusState()).toMatchObject({
    campaigns: ["second"],
    selectedCampaignId: "second",
    manualClaimBonusAvailability: { isAvailable: true, requested: true },
  });
  deposit.unmount();
  expect(bonusState().selectedCampaignId).toBeNull();

  // While a bonus runs, the platform is asked about a game before it is opened.
  calls.responses["v2/rewards"] = json([{ ...claimed, vertical: "CASINO", campaignStatus: "ACTIVE" }]);
  expect(await isLaunchAgreed(player, "g1")).toBe(true);
  expect(bonusState().gameLimitations).toEqual({ statusCode: "OK" });

  calls.responses["v2/rewards"] = json([]);
  render(<BonusCodeView />);
  fireEvent.change(await screen.findByLabelText(offers.bonusCode.code), { target: { value: "Spring-1" } });
  fireEvent.click(screen.getByRole("button", { name: offers.bonusCode.check }));
  const claim = await screen.findByRole("button", { name: offers.bonusCode.claim });
  expect(bonusState().bonusCode).toEqual({
    ...nothing,
    bonusCodeValue: "Spring-1",
    bonusCodeCampaignId: "C1",
    selectEnterBonusCode: true,
  });
  fireEvent.click(claim);
  await eventually(() =>
    expect(bonusState().manualClaim).toMatchObject({
      ...nothing,
      reward: { code: "Spring-1", facts: { campaignId: "C1" } },
    }),
  );
  expect(bonusState().bonusCode).toMatchObject({ bonusCodeValue: null, selectEnterBonusCode: false });
});
