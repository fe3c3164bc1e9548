import { act, render, screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, expect, test } from "vitest";
import { queryClient } from "@/lib/session/player/player-queries";
import { config, writeConfig } from "@/tests/contract/session/browser";
import { eventually } from "@/tests/support/eventually";
import { loadAllMessages } from "@/tests/support/messages";
import { server } from "@/tests/support/msw";
import { BankLink } from "./bank-link";

const offer = { authorizeUrl: null, banner: null, notice: null };
let requests = 0;

beforeEach(async () => {
  requests = 0;
  queryClient.clear();
  history.replaceState(null, "", "/en-FI/signup");
  await loadAllMessages();
});

test.each([
  ["where it is offered", () => HttpResponse.json(offer), true],
  ["where nobody can be asked: the page behind it asks again", () => HttpResponse.error(), true],
  ["where our server fails", () => HttpResponse.json({}, { status: 500 }), true],
  ["not for an address that is not listed", () => HttpResponse.json(null), false],
])("the link to pay-and-play is there %s [PNP-509, ROUTE-007]", async (_where, respond, isThere) => {
  writeConfig({ ...config, payAndPlay: "https://bank.test" });
  server.use(
    http.get(`${location.origin}/api/pay-and-play/en-FI`, () => {
      requests++;
      return respond();
    }),
  );
  const { container } = render(<BankLink />);
  // Nothing moves when it comes.
  expect(container.childElementCount).toBe(1);
  expect(screen.queryByRole("link")).toBeNull();
  await eventually(() => expect(requests).toBe(1));
  if (isThere) expect((await screen.findByRole("link")).getAttribute("href")).toBe("/en-FI/signup/pnp");
  await act(async () => {});
  expect(screen.queryAllByRole("link")).toHaveLength(isThere ? 1 : 0);
  expect(container.childElementCount).toBe(isThere ? 1 : 0);
  expect(requests).toBe(1);
});
