import { act, fireEvent, render, screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useToasts } from "@/lib/site/toasts/store";
import safety from "@/messages/en/safety.json";
import site from "@/messages/en/site.json";
import { eventually } from "@/tests/support/eventually";
import { loadAllMessages } from "@/tests/support/messages";
import { server } from "@/tests/support/msw";
import { CalmModeView } from "./calm-mode-view";

const messages = safety.calmMode.lockHours;

beforeEach(async () => {
  history.replaceState(null, "", "/en-UN/my-account/gambling-limits/calm-mode");
  useToasts.setState({ shown: [] });
  await loadAllMessages();
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 10, 26, 12, 0) });
});
afterEach(() => void vi.useRealTimers());

const change = () => screen.queryByRole("button", { name: `Change: ${messages.title}` });
const pressChange = async () =>
  fireEvent.click(await screen.findByRole("button", { name: `Change: ${messages.title}` }));
const pick = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole("button", { name: site.form.save }));
const toasts = () => useToasts.getState().shown.map(({ value }) => value);
const card = () => screen.getByRole("region", { name: messages.title }).textContent.replace(/[\u00a0\u202f]/g, " ");

async function choose(from: string, to: string): Promise<void> {
  await pressChange();
  pick(messages.from, from);
  pick(messages.to, to);
  save();
}

test("they are chosen, hold on this device alone, and are taken away again", async () => {
  render(<CalmModeView />);
  expect(card()).toContain(messages.none);
  expect(card()).toContain("this device");
  await choose("22", "6");
  await eventually(() => expect(toasts()).toEqual([messages.saved]));
  await eventually(() => expect(card()).toContain("Every day from 10:00 PM to 6:00 AM"));
  await pressChange();
  fireEvent.click(screen.getByRole("button", { name: messages.remove }));
  await eventually(() => expect(card()).toContain(messages.none));
  expect(localStorage.getItem("lock-hours")).toBeNull();
});

test("within them nothing changes them, and the page says until when", async () => {
  const first = render(<CalmModeView />);
  await choose("22", "6");
  await eventually(() => expect(toasts()).toEqual([messages.saved]));
  first.unmount();
  vi.setSystemTime(new Date(2026, 10, 26, 23, 0));
  render(<CalmModeView />);
  expect(change()).toBeNull();
  await eventually(() => expect(card()).toContain("You can change them from 6:00 AM"));
  expect(change()).toBeNull();
});

test("while the server does not tell the time the page says so, changes nothing, and asks again", async () => {
  const first = render(<CalmModeView />);
  await choose("22", "6");
  await eventually(() => expect(toasts()).toHaveLength(1));
  first.unmount();
  vi.setSystemTime(Date.now() + 60_000);
  let isDown = true;
  server.use(http.get("*/api/time", () => (isDown ? HttpResponse.error() : undefined)));
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"], now: Date.now(), shouldAdvanceTime: true });
  render(<CalmModeView />);
  await eventually(() => expect(card()).toContain(messages.unknown));
  expect(change()).toBeNull();
  isDown = false;
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  await eventually(() => expect(change()).not.toBeNull());
  expect(card()).not.toContain(messages.unknown);
});

test("a form that was open when they began changes nothing, and says so", async () => {
  const first = render(<CalmModeView />);
  await choose("22", "6");
  await eventually(() => expect(toasts()).toHaveLength(1));
  first.unmount();
  render(<CalmModeView />);
  await pressChange();
  pick(messages.from, "3");
  vi.setSystemTime(new Date(2026, 10, 26, 23, 0));
  save();
  expect(await screen.findByText(messages.notTaken)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: messages.remove }));
  await eventually(() => expect(toasts()).toContain(messages.notTaken));
  expect(JSON.parse(localStorage.getItem("lock-hours") ?? "")).toMatchObject({ value: { from: 22, to: 6 } });
});

test("two equal hours are refused", async () => {
  render(<CalmModeView />);
  await choose("7", "7");
  expect(await screen.findByText(messages.sameHour)).toBeTruthy();
  expect(localStorage.getItem("lock-hours")).toBeNull();
});
