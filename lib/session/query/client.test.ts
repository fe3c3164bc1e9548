import { expect, test, vi } from "vitest";
import { queryClient } from "./client";

test("an answer stays fresh for five minutes [API-508]", async () => {
  const queryFn = vi.fn(async () => "answer");
  const start = Date.now();
  const clock = vi.spyOn(Date, "now");
  for (const [minutes, calls] of [
    [0, 1],
    [4.9, 1],
    [5.1, 2],
  ] as const) {
    clock.mockReturnValue(start + minutes * 60_000);
    await queryClient.fetchQuery({ queryKey: ["fresh"], queryFn });
    expect(queryFn).toHaveBeenCalledTimes(calls);
  }
});

test("a failed read is not repeated [API-508]", async () => {
  const queryFn = vi.fn(async () => {
    throw new Error("down");
  });
  await expect(queryClient.fetchQuery({ queryKey: ["failed"], queryFn })).rejects.toThrow("down");
  expect(queryFn).toHaveBeenCalledTimes(1);
});
