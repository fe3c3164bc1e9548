import { expect, test } from "vitest";
import { createLineWriter } from "./line-writer";

const turn = () => new Promise((resolve) => setImmediate(resolve));

function setUp() {
  const sent: string[] = [];
  return { sent, writer: createLineWriter((text) => sent.push(text)) };
}

test("the lines of one turn of the event loop are one write, in their order", async () => {
  const { sent, writer } = setUp();
  for (const line of ["a", "b", "c"]) writer.write(line);
  expect(sent).toEqual([]);
  await turn();
  expect(sent).toEqual(["a\nb\nc\n"]);
  await turn();
  writer.write("d");
  await turn();
  expect(sent).toEqual(["a\nb\nc\n", "d\n"]);
});

test("16 KB are written at once", async () => {
  const { sent, writer } = setUp();
  const line = "x".repeat(1_023);
  for (let count = 0; count < 20; count++) writer.write(line);
  expect(sent.map((text) => text.length)).toEqual([16_384]);
  await turn();
  expect(sent.join("")).toBe(`${line}\n`.repeat(20));
});

test("a flush writes what is queued, and nothing twice", async () => {
  const { sent, writer } = setUp();
  writer.write("a");
  writer.flush();
  writer.flush();
  await turn();
  expect(sent).toEqual(["a\n"]);
});

test("a write that fails loses its own lines only", async () => {
  const sent: string[] = [];
  const writer = createLineWriter((text) => {
    if (text.startsWith("full")) throw new Error("No space left.");
    sent.push(text);
  });
  writer.write("full");
  expect(() => writer.flush()).toThrow("No space left.");
  writer.write("later");
  await turn();
  expect(sent).toEqual(["later\n"]);
});
