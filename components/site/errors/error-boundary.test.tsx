import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import type { FailureTexts } from "@/lib/site/browser-reports/error-messages";
import site from "@/messages/en/site.json";
import { CrashScreen } from "./crash-screen";
import { PageErrorBoundary, SiteErrorBoundary } from "./error-boundary";

const path = vi.hoisted(() => ({ name: "/en-UN" }));
vi.mock("next/navigation", () => ({ usePathname: () => path.name }));

const reloadOnce = vi.hoisted(() => vi.fn());
vi.mock("@/lib/site/releases/reload", async (original) => ({ ...(await original<object>()), reloadOnce }));

const measureWhenAllowed = vi.hoisted(() => vi.fn());
vi.mock("@/lib/site/browser-reports/measure", () => ({ measureWhenAllowed }));

const { broken, missing, close } = site.crash;
const texts: FailureTexts = { broken, missing, close, reference: site.outage.reference };
function Broken(): never {
  throw new TypeError("no balance");
}
const sendBeacon = vi.fn<(address: string, body: string) => boolean>();

beforeEach(() => {
  // No timer of a test runs in a later one.
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  reloadOnce.mockReset();
  measureWhenAllowed.mockReset();
  sendBeacon.mockReset();
  Object.defineProperty(navigator, "sendBeacon", { value: sendBeacon, configurable: true });
});

const show = (error: unknown) =>
  render(
    <>
      <SiteErrorBoundary texts={texts} />
      <CrashScreen error={error} />
    </>,
  );

test("a rendering failure shows an error, is reported, and shows the reference of the report [UI-012, UI-506, ERR-027]", () => {
  show(new TypeError("no such game"));
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("SOMETHING WENT WRONG");
  expect(screen.getByText("Please try again")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
  const sent = sendBeacon.mock.calls.map(([, body]) => JSON.parse(body));
  expect(sent).toMatchObject([{ kind: "error", name: "TypeError", message: "no such game" }]);
  expect(screen.getByText(sent[0].reference)).toBeTruthy();
  expect(reloadOnce).not.toHaveBeenCalled();
});

const missingFile = Object.assign(new Error("Failed to load chunk"), { name: "ChunkLoadError" });

test("a file that did not come is 'Oops', after one reload by itself [UI-013, UI-014, UI-507]", () => {
  show(missingFile);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Oops, something went wrong.");
  expect(screen.getByText("Please reload the page to try again")).toBeTruthy();
  expect(reloadOnce).toHaveBeenCalledOnce();
  const reload = vi.fn();
  vi.stubGlobal("location", { reload });
  fireEvent.click(screen.getByRole("button", { name: "Reload" }));
  expect(reload).toHaveBeenCalledOnce();
});

test("what failed on the server is shown with the reference of the server's log, and not reported again", () => {
  show(Object.assign(new Error("An error occurred in the Server Components render."), { digest: "2817364501" }));
  expect(screen.getByText("2817364501")).toBeTruthy();
  expect(sendBeacon).not.toHaveBeenCalled();
});

test.each([null, undefined, "a text"])("whatever was thrown has a screen: %s", (thrown) => {
  show(thrown);
  expect(screen.getByRole("heading", { name: "SOMETHING WENT WRONG" })).toBeTruthy();
});

test("what every page has and cannot be drawn is shown in the place of the page [ERR-029, UI-508]", () => {
  render(
    <SiteErrorBoundary texts={texts}>
      <p>the page</p>
      <Broken />
    </SiteErrorBoundary>,
  );
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("SOMETHING WENT WRONG");
  expect(screen.queryByText("the page")).toBeNull();
  expect(sendBeacon.mock.calls.map(([, body]) => JSON.parse(body).message)).toEqual(["no balance"]);
  // React logs it too.
  vi.mocked(console.error).mockClear();
});

test("a page that cannot be drawn is replaced alone, until the next page [UI-012, ERR-027]", () => {
  const page = (content: React.ReactNode) => (
    <SiteErrorBoundary texts={texts}>
      <p>the header</p>
      <PageErrorBoundary>{content}</PageErrorBoundary>
    </SiteErrorBoundary>
  );
  const { rerender } = render(page(<Broken />));
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("SOMETHING WENT WRONG");
  expect(screen.getByText("the header")).toBeTruthy();
  // React logs it too.
  vi.mocked(console.error).mockClear();

  rerender(page(<p>drawn after all</p>));
  expect(screen.getByRole("heading", { name: "SOMETHING WENT WRONG" })).toBeTruthy();
  path.name = "/en-UN/online-casino";
  rerender(page(<p>the lobby</p>));
  expect(screen.getByText("the lobby")).toBeTruthy();
  expect(screen.queryByRole("heading")).toBeNull();
});

test.each([
  ["a page is measured some time after it is there", {}, 1],
  ["a quiet page leaves that to its late scripts", { isQuiet: true }, 0],
])("%s", async (_what, props, times) => {
  render(<SiteErrorBoundary texts={texts} {...props} />);
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
  // The import is no timer.
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(measureWhenAllowed).toHaveBeenCalledTimes(times);
});
