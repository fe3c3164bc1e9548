import { expect, test, vi } from "vitest";
import { createPictureCache, createQueue } from "./picture-cache";

const bytes = (size: number) => Buffer.alloc(size, 1);

test("a picture that is asked for twice at once is drawn once, and then kept", async () => {
  const get = createPictureCache({ maxBytes: 1_000, maxWaiting: 4 });
  const draw = vi.fn(async () => bytes(10));
  const [one, other] = await Promise.all([get("a", draw), get("a", draw)]);
  expect(one).toBe(other);
  expect(await get("a", draw)).toBe(one);
  expect(draw).toHaveBeenCalledTimes(1);
});

test("more bytes than it may keep push out what was used longest ago", async () => {
  const get = createPictureCache({ maxBytes: 1_000, maxWaiting: 4 });
  const draw = vi.fn(async () => bytes(400));
  for (const key of ["a", "b", "a", "c", "a", "b"]) await get(key, draw);
  // "c" pushed out "b", which was drawn again; "a" stayed.
  expect(draw).toHaveBeenCalledTimes(4);
});

test("what fails is not kept, and reaches everybody who asked for it", async () => {
  const get = createPictureCache({ maxBytes: 1_000, maxWaiting: 4 });
  const broken = vi.fn(() => Promise.reject(new Error("broken")));
  const results = await Promise.allSettled([get("a", broken), get("a", broken)]);
  expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(broken).toHaveBeenCalledTimes(1);
  expect(await get("a", async () => bytes(3))).toHaveLength(3);
});

test("one picture more than may wait is refused, one that is drawn already is not", async () => {
  const get = createPictureCache({ maxBytes: 1_000, maxWaiting: 2 });
  let finish = () => {};
  const slow = () =>
    new Promise<Buffer>((resolve) => {
      const earlier = finish;
      finish = () => [earlier(), resolve(bytes(1))];
    });
  const first = [get("a", slow), get("b", slow)];
  await expect(get("c", slow)).rejects.toThrow("Too many");
  const again = get("a", slow);
  finish();
  expect(await Promise.all([...first, again])).toHaveLength(3);
  expect(await get("c", async () => bytes(2))).toHaveLength(2);
});

test("a queue runs one after another, also after one that fails", async () => {
  const inTurn = createQueue();
  const seen: string[] = [];
  const run = (name: string) => async () => {
    seen.push(`${name} begins`);
    await new Promise((resolve) => setTimeout(resolve, 1));
    seen.push(`${name} ends`);
    if (name === "b") throw new Error("broken");
  };
  await Promise.allSettled(["a", "b", "c"].map((name) => inTurn(run(name))));
  expect(seen).toEqual(["a begins", "a ends", "b begins", "b ends", "c begins", "c ends"]);
});
