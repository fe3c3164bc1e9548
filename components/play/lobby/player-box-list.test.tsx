import { act, render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import type { PlayerBox } from "@/lib/play/lobby/schema";
import { type Player, unknownSession } from "@/lib/session/state";
import { tellSession, useSession } from "@/lib/session/store";
import { PlayerBoxList } from "./player-box-list";

const loadPlayerBoxes = vi.hoisted(() => vi.fn<() => Promise<{ items: PlayerBox[]; isComplete: boolean }>>());
vi.mock("./load-player-boxes", () => ({ loadPlayerBoxes }));

const player = { playerId: "P1", multibrand: { suspended: false } } as Player;
const box: PlayerBox = { id: "a", title: "For you", description: "Three games", imageUrl: null, link: null };
const outline = () => document.querySelector(".skeleton");

beforeEach(() => useSession.setState(unknownSession, true));

test("an outline stands where the boxes will be while a player's are asked for", async () => {
  let answer: (boxes: { items: PlayerBox[]; isComplete: boolean }) => void = () => {};
  loadPlayerBoxes.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  render(<PlayerBoxList />);
  expect(outline()).toBeNull();
  await act(async () => tellSession({ type: "signed-in", player }));
  expect(outline()).not.toBeNull();
  await act(async () => answer({ items: [box], isComplete: true }));
  await screen.findByText("For you");
  expect(outline()).toBeNull();
});

test("an answer that never comes leaves nothing: neither an outline nor the word that nothing is there", async () => {
  loadPlayerBoxes.mockRejectedValue(new Error("away"));
  const { container } = render(<PlayerBoxList />);
  await act(async () => tellSession({ type: "signed-in", player }));
  await vi.waitFor(() => expect(outline()).toBeNull());
  expect(container.childElementCount).toBe(0);
});
