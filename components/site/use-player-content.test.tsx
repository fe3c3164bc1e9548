import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Player, unknownSession } from "@/lib/session/state";
import { tellSession, useSession } from "@/lib/session/store";
import { usePlayerContent } from "./use-player-content";

const player = (playerId: string): Player => ({
  playerId,
  playerAccessId: "",
  email: "ada@example.com",
  countryCode: "FI",
  provinceCode: "",
  language: "en",
  loginMethod: "DEFAULT",
  registrationDate: null,
  supportChatToken: null,
  issuedAt: 0,
  multibrand: { suspended: false },
});

const load = vi.fn<() => Promise<{ items: string[]; isComplete: boolean }>>();

function Shown() {
  const state = usePlayerContent(load);
  return <p>{state.status === "ready" ? `${state.items.join()} ${state.isComplete}` : state.status}</p>;
}

const signIn = (playerId: string) => act(async () => tellSession({ type: "signed-in", player: player(playerId) }));
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  load.mockReset();
  useSession.setState(unknownSession, true);
});
afterEach(() => vi.useRealTimers());

test("nothing is asked for a visitor, and once for a player", async () => {
  load.mockResolvedValue({ items: ["a"], isComplete: true });
  render(<Shown />);
  expect(load).not.toHaveBeenCalled();
  await signIn("P1");
  await wait(60_000);
  expect(screen.getByText("a true")).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

test("what could not be told is asked again, three times in all, and what was told stands [CONTENT-516]", async () => {
  load.mockResolvedValueOnce({ items: ["a"], isComplete: false }).mockRejectedValue(new Error("away"));
  render(<Shown />);
  await signIn("P1");
  expect(screen.getByText("a false")).toBeTruthy();
  await wait(20_000);
  expect(screen.getByText("a false")).toBeTruthy();
  await wait(120_000);
  expect(load).toHaveBeenCalledTimes(3);
});

test("a failure is told, and mended by the next answer", async () => {
  load.mockRejectedValueOnce(new Error("away")).mockResolvedValue({ items: ["a"], isComplete: true });
  render(<Shown />);
  await signIn("P1");
  expect(screen.getByText("failed")).toBeTruthy();
  await wait(20_000);
  expect(screen.getByText("a true")).toBeTruthy();
});

test("an answer for somebody who has left is dropped, and the next player sees none of it", async () => {
  let answer: (value: { items: string[]; isComplete: boolean }) => void = () => {};
  load.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  load.mockResolvedValue({ items: ["of P2"], isComplete: true });
  render(<Shown />);
  await signIn("P1");
  await act(async () => tellSession({ type: "signed-out" }));
  await act(async () => answer({ items: ["of P1"], isComplete: true }));
  expect(screen.getByText("loading")).toBeTruthy();
  await signIn("P2");
  expect(screen.getByText("of P2 true")).toBeTruthy();
});
