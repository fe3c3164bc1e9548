import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { frameDeadlineMs } from "@/lib/core/frame/frame-messages";
import { type FrameKind, isFrameOpen } from "@/lib/site/open-frames";
import { frameRights } from "./frame-rights";
import { PartnerFrame } from "./partner-frame";
import { frameHeights } from "./use-frame-messages";

const origin = "https://partner.example";
const Message = z.object({ height: z.number() });
type Props = Partial<Parameters<typeof PartnerFrame<z.infer<typeof Message>>>[0]>;

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

const sample = (props: Props = {}) => (
  <>
    <input aria-label="Elsewhere" />
    <PartnerFrame
      kind="cashier"
      src={`${origin}/page`}
      origins={[origin]}
      schema={Message}
      title="Partner"
      className="relative"
      onMessage={() => {}}
      notice={(isSilent, reload) => (
        <button type="button" onClick={reload}>
          {isSilent ? "Silent" : "Opening"}
        </button>
      )}
      {...props}
    />
  </>
);
const frame = () => screen.getByTitle<HTMLIFrameElement>("Partner");
const notice = () => screen.queryByRole("status")?.textContent ?? null;
const post = (data: unknown) =>
  act(() => void dispatchEvent(new MessageEvent("message", { data, origin, source: frame().contentWindow })));

test("a frame is known to be open by its kind while it is in the page", () => {
  expect(isFrameOpen("game", "cashier")).toBe(false);
  const first = render(sample());
  const second = render(sample());
  first.unmount();
  expect([isFrameOpen("game", "cashier"), isFrameOpen("game")]).toEqual([true, false]);
  second.unmount();
  expect(isFrameOpen("cashier")).toBe(false);
});

describe("what a partner's page may do", () => {
  test.each(Object.keys(frameRights) as FrameKind[])(
    "%s: it never navigates ours, and never learns its address",
    (kind) => {
      render(sample({ kind }));
      const sandbox = frame().getAttribute("sandbox");
      expect(sandbox).toMatch(/allow-scripts/);
      expect(sandbox).not.toMatch(/navigation|downloads|modals/);
      expect(["strict-origin", "no-referrer"]).toContain(frame().getAttribute("referrerpolicy"));
      expect(frame().getAttribute("allow") ?? "").not.toMatch(/camera|microphone|geolocation/);
    },
  );

  test("the browser's own payments are nobody's, the whole screen that of what is played", () => {
    const kindsWith = (right: string) =>
      Object.entries(frameRights).flatMap(([kind, { allow }]) => (allow?.includes(right) ? [kind] : []));
    expect([kindsWith("payment"), kindsWith("fullscreen")]).toEqual([[], ["game", "sportsbook"]]);
  });
});

describe("the wait for it", () => {
  test("ends with its message, where it has one, and with nothing else", () => {
    const { rerender } = render(sample({ isReady: false }));
    fireEvent.load(frame());
    expect(notice()).toBe("Opening");
    rerender(sample({ isReady: true }));
    expect(notice()).toBeNull();
  });

  test("ends with its load, where it has no message", () => {
    render(sample());
    expect(notice()).toBe("Opening");
    fireEvent.load(frame());
    expect(notice()).toBeNull();
  });

  test("is told to be long after the time of all waits, and a reload opens a new frame with a wait of its own", () => {
    const onMessage = vi.fn();
    render(sample({ onMessage }));
    act(() => void vi.advanceTimersByTime(frameDeadlineMs - 1));
    expect(notice()).toBe("Opening");
    act(() => void vi.advanceTimersByTime(1));
    expect(notice()).toBe("Silent");
    const silent = frame();
    fireEvent.click(screen.getByRole("button"));
    expect(frame()).not.toBe(silent);
    expect(notice()).toBe("Opening");
    post({ height: 1 });
    expect(onMessage).toHaveBeenCalledOnce();
  });

  test("is as long as the caller says, where it began before the frame", () => {
    const { rerender } = render(sample({ isReady: false, isSilent: true }));
    expect(notice()).toBe("Silent");
    rerender(sample({ isReady: false, isSilent: false }));
    act(() => void vi.advanceTimersByTime(2 * frameDeadlineMs));
    expect(notice()).toBe("Opening");
  });
});

describe("the focus", () => {
  test("goes into a frame that a press opened, and again once its notice is gone", () => {
    const { rerender } = render(sample({ takesFocus: true, isReady: false }));
    expect(document.activeElement).toBe(frame());
    act(() => screen.getByRole("button").focus());
    rerender(sample({ takesFocus: true, isReady: true }));
    expect(document.activeElement).toBe(frame());
  });

  test("stays with what has it by now, and where nobody pressed", () => {
    const { rerender } = render(sample());
    expect(document.activeElement).toBe(document.body);
    act(() => screen.getByLabelText("Elsewhere").focus());
    rerender(sample({ takesFocus: true }));
    fireEvent.load(frame());
    expect(document.activeElement).toBe(screen.getByLabelText("Elsewhere"));
  });
});

test("a frame that is as high as its page follows it, within bounds and in whole pixels", () => {
  render(sample({ heightOf: ({ height }) => height }));
  const asked = [400.2, 1e9, -5, Number.NaN, Number.POSITIVE_INFINITY, 300];
  const heights = asked.map((height) => {
    post({ height });
    return frame().style.height;
  });
  const { min, max } = frameHeights;
  expect(heights).toEqual(["401px", `${max}px`, `${min}px`, `${min}px`, `${min}px`, "300px"]);
});

test("a height is not asked for where the frame has its own", () => {
  render(sample());
  post({ height: 400 });
  expect(frame().style.height).toBe("");
});
