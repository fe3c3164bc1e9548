import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import safety from "@/messages/en/safety.json";
import {
  chooseFiles,
  type DocumentCalls,
  jpeg,
  jpegBytes,
  json,
  prepareVerification,
  showVerification,
} from "@/tests/support/islands/verification";

const messages = safety.verification;
let calls: DocumentCalls;
/** What this browser's canvas does: which picture it decodes, the sizes it was drawn at, and the bytes of each JPEG. */
let canvas: {
  decode: (options?: ImageBitmapOptions) => Promise<{ width: number; height: number; close: () => void }>;
  decoded: number;
  orientations: (string | undefined)[];
  drawn: string[];
  encode: (attempt: number) => Blob | null;
};
const picture = { width: 8_064, height: 6_048, close() {} };

beforeEach(async () => {
  calls = await prepareVerification();
  calls.respond.documents = json({ idDocument: { documentStatus: "REQUESTED" } });
  canvas = {
    decode: async () => picture,
    decoded: 0,
    orientations: [],
    drawn: [],
    encode: () => new Blob([jpegBytes("smaller")]),
  };
  vi.stubGlobal("createImageBitmap", (file: File, options?: ImageBitmapOptions) => {
    canvas.decoded += file.size > 10_000_000 ? 1 : 0;
    canvas.orientations.push(options?.imageOrientation);
    return canvas.decode(options);
  });
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue({ fillRect() {}, drawImage() {} } as never);
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation(function (this: HTMLCanvasElement, done, type, q) {
    canvas.drawn.push(`${this.width}x${this.height} ${type} ${q}`);
    done(canvas.encode(canvas.drawn.length));
  });
});
afterEach(() => vi.unstubAllGlobals());

const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole("button", { name }));
const frame = (width: number, height: number) =>
  new Uint8Array([0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, height >> 8, height & 255, width >> 8, width & 255, 3, 0]);
/** A photo of 14 MB. */
const photo = (width = 8_064, height = 6_048, name = "photo.jpg") =>
  new File([frame(width, height), new Uint8Array(13_999_987)], name, { type: "image/jpeg" });

async function choose(...files: File[]) {
  showVerification();
  await press(messages.upload.start);
  await chooseFiles(...files);
}
const offer = () => screen.findByRole("button", { name: messages.upload.scale });

describe("a photo over the cap", () => {
  test("is said with its size and the cap, and nothing happens to it without a tap", async () => {
    await choose(photo());
    await offer();
    expect(screen.getByRole("alert").textContent).toBe("photo.jpg is 14 MB. We take at most 10 MB.");
    expect(screen.getByRole("button", { name: messages.upload.another })).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^Send \d/ })).toBeNull();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect([canvas.decoded, canvas.drawn, calls.files]).toEqual([0, [], []]);
  });

  test("is made smaller the right way up, shown with what it weighs, and sent as that", async () => {
    await choose(photo());
    fireEvent.click(await offer());
    expect(await screen.findByText("Page 1 · 0 kB · made smaller from 14 MB")).toBeTruthy();
    expect(canvas.drawn).toEqual(["4096x3072 image/jpeg 0.85"]);
    expect(canvas.orientations).toContain("from-image");
    expect(canvas.orientations).not.toContain(undefined);
    expect(screen.queryByRole("button", { name: messages.upload.scale })).toBeNull();
    expect(calls.files).toEqual([]);
    await press("Send 1 file");
    await screen.findByText(messages.upload.sent);
    expect(calls.files.map(({ type }) => type)).toEqual(["image/jpeg"]);
    expect(Buffer.from(calls.files[0]?.bytes ?? []).equals(Buffer.from(jpegBytes("smaller")))).toBe(true);
  });

  test("is drawn smaller again while it is over the cap", async () => {
    canvas.encode = (attempt) => new Blob([jpegBytes("x".repeat(attempt === 3 ? 9 : 10_000_000))]);
    await choose(photo());
    fireEvent.click(await offer());
    await screen.findByText(/made smaller from 14 MB/);
    expect(canvas.drawn.map((line) => line.split(" ")[0])).toEqual(["4096x3072", "3072x2304", "2048x1536"]);
  });

  test("keeps the focus where the result is", async () => {
    await choose(photo());
    const button = await offer();
    button.focus();
    fireEvent.click(button);
    await screen.findByText(/made smaller from/);
    await waitFor(() => expect(document.activeElement?.textContent).toContain("photo.jpg"));
    expect(document.activeElement).not.toBe(document.body);
  });

  test("gives way to another one, whose choice it opens, also while it is being made smaller", async () => {
    let finish: (decoded: typeof picture) => void = () => {};
    canvas.decode = () =>
      new Promise((resolve) => {
        finish = resolve;
      });
    await choose(photo());
    fireEvent.click(await offer());
    const input = screen.getByLabelText<HTMLInputElement>(messages.upload.choose, { selector: "input" });
    const opened = vi.spyOn(input, "click");
    await press(messages.upload.another);
    expect(opened).toHaveBeenCalledOnce();
    expect(screen.queryByText(/14 MB/)).toBeNull();
    finish(picture);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByText(/made smaller/)).toBeNull();
    canvas.decode = async () => picture;
    await chooseFiles(jpeg("small.jpg"));
    expect(await screen.findByRole("button", { name: "Send 1 file" })).toBeTruthy();
  });

  test("counts among the pages of a document: a third of two is refused", async () => {
    await choose(jpeg("a.jpg"), photo(), photo(4_000, 3_000, "third.jpg"));
    await offer();
    expect(screen.getByText("Send at most 2 files.")).toBeTruthy();
    expect(screen.queryByText(/^third\.jpg is/)).toBeNull();
  });
});

describe("is refused with its reason, and nothing of it is sent", () => {
  const refusal = async (text: string) => expect((await screen.findByText(text)).closest("[role=alert]")).toBeTruthy();

  test("a picture that says more pixels than are decoded: it is not even decoded", async () => {
    await choose(photo(60_000, 60_000));
    await refusal(messages.problems.pixels.replace("{name}", "photo.jpg"));
    expect(screen.queryByRole("button", { name: messages.upload.scale })).toBeNull();
    expect(canvas.decoded).toBe(0);
  });

  test.each([
    ["a picture without a size", new File([jpegBytes(), new Uint8Array(11_000_000)], "photo.jpg")],
    ["a PDF", new File(["%PDF-1.7", new Uint8Array(11_000_000)], "photo.jpg")],
    ["a file of more than 100 MB", new File([frame(9, 9), new Uint8Array(100_000_000)], "photo.jpg")],
  ])("%s over the cap", async (_what, file) => {
    await choose(file);
    await refusal("photo.jpg: this is larger than 10 MB.");
    expect(screen.queryByRole("button", { name: messages.upload.scale })).toBeNull();
  });

  test("a picture where this browser cannot draw", async () => {
    vi.stubGlobal("createImageBitmap", undefined);
    await choose(photo());
    await refusal("photo.jpg: this is larger than 10 MB.");
  });

  test.each([
    ["that cannot be decoded", () => (canvas.decode = () => Promise.reject(new Error("broken"))), "unreadable"],
    ["that cannot be encoded", () => (canvas.encode = () => null), "unreadable"],
    [
      "that stays over the cap",
      () => (canvas.encode = () => new Blob([jpegBytes("x".repeat(10_000_000))])),
      "unscalable",
    ],
    [
      "that would be too narrow to read",
      () => (canvas.decode = async () => ({ ...picture, width: 20_000, height: 2_000 })),
      "unscalable",
    ],
  ] as const)("a picture %s", async (_what, prepare, problem) => {
    prepare();
    await choose(photo());
    fireEvent.click(await offer());
    await refusal(messages.problems[problem].replace("{name}", "photo.jpg"));
    expect(screen.queryByRole("button", { name: messages.upload.scale })).toBeNull();
    expect(screen.queryByRole("button", { name: /^Send \d/ })).toBeNull();
    expect(calls.files).toEqual([]);
  });
});

test("a file within the cap that says more pixels than are decoded has no preview", async () => {
  const bomb = new File([frame(60_000, 60_000)], "bomb.jpg", { type: "image/jpeg" });
  await choose(bomb);
  await screen.findByRole("button", { name: "Send 1 file" });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(canvas.orientations).toEqual([]);
});
