import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { LocalTime } from "./local-time";

const written = { dateTime: "2026-11-05T14:05:00+02:00", text: "5 Nov 2026, 14:05 EET" };

test("the page has the time as the server wrote it; the browser writes it in the reader's zone", () => {
  vi.stubEnv("TZ", "Asia/Tokyo");
  document.documentElement.lang = "en-GB";
  expect(renderToString(<LocalTime {...written} />)).toContain(written.text);
  render(<LocalTime {...written} />);
  const time = screen.getByRole<HTMLTimeElement>("time");
  expect([time.textContent, time.dateTime]).toEqual(["5 Nov 2026, 21:05 Japan Standard Time", written.dateTime]);
});
