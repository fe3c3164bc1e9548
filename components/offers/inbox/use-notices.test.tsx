import { act, renderHook } from "@testing-library/react";
import { http } from "msw";
import { beforeEach, expect, test } from "vitest";
import { pendingWithdrawalsQuery } from "@/lib/money/withdraw/queries";
import { rewardsQuery } from "@/lib/offers/rewards/queries";
import { limitsQuery } from "@/lib/safety/limits/queries";
import { documentsQuery } from "@/lib/safety/verification/queries";
import { queryClient } from "@/lib/session/player/player-queries";
import { dispatchSession } from "@/lib/session/store";
import { signedInPlayer, writeConfig } from "@/tests/contract/session/browser";
import { eventually } from "@/tests/support/eventually";
import { server } from "@/tests/support/msw";
import { useNotices } from "./use-notices";

const player = signedInPlayer();
const others = [
  documentsQuery(player),
  limitsQuery(player, "deposit"),
  limitsQuery(player, "spend"),
  rewardsQuery(player, "active"),
];

let isAnswered = true;

beforeEach(() => {
  history.replaceState(null, "", "/en-UN");
  writeConfig();
  queryClient.clear();
  dispatchSession({ type: "signed-in", player });
  isAnswered = true;
  server.use(
    http.all("http://platform.test/*", async () => {
      if (!isAnswered) await new Promise(() => {});
      return new Response(null, { status: 500 });
    }),
  );
});

test("notices that were read stay while a source that failed is read again", async () => {
  for (const { queryKey } of others) queryClient.setQueryData<unknown>(queryKey, []);
  const { result } = renderHook(useNotices);
  await eventually(() => expect(result.current.isError).toBe(true));
  expect(result.current.data?.isWhole).toBe(false);
  isAnswered = false;
  act(() => void result.current.refetch());
  await eventually(() => expect(queryClient.isFetching(pendingWithdrawalsQuery(player))).toBe(1));
  await eventually(() =>
    expect(result.current).toMatchObject({ data: { notices: [] }, isError: true, isFetching: true }),
  );
});
