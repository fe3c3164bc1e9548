import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { leaveForCheck } from "@/lib/safety/verification/leave";
import safety from "@/messages/en/safety.json";
import site from "@/messages/en/site.json";
import {
  chooseFiles,
  type DocumentCalls,
  failed,
  jpeg,
  jpegBytes,
  json,
  prepareVerification,
  showVerification,
} from "@/tests/support/islands/verification";

vi.mock("@/lib/safety/verification/leave", () => ({ leaveForCheck: vi.fn() }));

const messages = safety.verification;
let calls: DocumentCalls;

beforeEach(async () => {
  vi.mocked(leaveForCheck).mockClear();
  calls = await prepareVerification();
  calls.respond.documents = json({ idDocument: { documentStatus: "REQUESTED" } });
});

const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole("button", { name }));
const made = (part: string) => calls.made.filter((line) => line.includes(part)).length;
const settings = { documentType: "idDocument" };

/** From the page to files that are chosen and not sent. */
async function choose(...files: File[]) {
  showVerification();
  await press(messages.upload.start);
  await chooseFiles(...files);
}

describe("a document of two pages", () => {
  test("is sent page by page, told to the platform once all have arrived, and is said to be checked only then [KYC-018, KYC-031, API-025]", async () => {
    await choose(jpeg(), jpeg("back.jpg"));
    expect(await screen.findByText("back.jpg")).toBeTruthy();
    calls.made.length = 0;
    calls.bodies.length = 0;
    calls.respond.documents = json({ idDocument: { documentStatus: "UNDER_REVIEW" } });
    await press("Send 2 files");
    expect(await screen.findByText(messages.upload.sent)).toBeTruthy();
    await waitFor(() => expect(made("GET player/documents")).toBe(1));
    const [asked, put, told] = ["POST player/documents/verification", "PUT file", "POST player/documents/status"];
    expect(calls.made.slice(0, 6)).toEqual([asked, put, asked, put, told, told]);
    const success = { ...settings, status: "success" };
    expect(calls.bodies).toEqual([settings, settings, success, success]);
    expect(calls.files.map(({ type }) => type)).toEqual(["image/jpeg", "image/jpeg"]);
    expect(Buffer.from(calls.files[0]?.bytes ?? []).equals(Buffer.from(jpegBytes("picture")))).toBe(true);
    expect(await screen.findByText(messages.review)).toBeTruthy();
    expect(screen.queryByText(messages.status.VERIFIED)).toBeNull();
  });

  test("keeps what has arrived when the second fails: its failure is posted, and a retry sends that one alone [KYC-031]", async () => {
    await choose(jpeg(), jpeg("back.jpg"));
    calls.respond.file = () => new HttpResponse(null, { status: calls.files.length === 2 ? 500 : 201 });
    await press("Send 2 files");
    expect((await screen.findByRole("alert")).textContent).toBe(messages.failures.unknown);
    expect(screen.queryByText(messages.upload.sent)).toBeNull();
    expect(calls.bodies.at(-1)).toEqual({ ...settings, status: "failure" });
    await press(messages.upload.again);
    expect(await screen.findByText(messages.upload.sent)).toBeTruthy();
    expect(calls.files.length).toBe(3);
    expect(calls.bodies.slice(-2)).toEqual([1, 2].map(() => ({ ...settings, status: "success" })));
  });

  test("is not sent while the second is still read", async () => {
    await choose(jpeg());
    const send = await screen.findByRole("button", { name: "Send 1 file" });
    const { readAsArrayBuffer } = FileReader.prototype;
    let read = () => {};
    vi.spyOn(FileReader.prototype, "readAsArrayBuffer").mockImplementationOnce(function (this: FileReader, file) {
      read = () => readAsArrayBuffer.call(this, file);
    });
    await chooseFiles(jpeg("back.jpg"));
    fireEvent.click(send);
    expect(send.getAttribute("aria-busy")).toBe("true");
    act(() => read());
    await press("Send 2 files");
    expect(await screen.findByText(messages.upload.sent)).toBeTruthy();
    expect(calls.files.length).toBe(2);
  });

  test("takes no third page, and gives up one that is removed [KYC-030]", async () => {
    await choose(jpeg("a.jpg"), jpeg("b.jpg"), jpeg("c.jpg"));
    expect((await screen.findByRole("alert")).textContent).toBe("Send at most 2 files.");
    expect(screen.queryByText("c.jpg")).toBeNull();
    await press("Remove page 1");
    expect(screen.queryByText("a.jpg")).toBeNull();
    expect(await screen.findByRole("button", { name: "Send 1 file" })).toBeTruthy();
  });
});

describe("each step of an upload is one of the history", () => {
  test("Back from the files leads to the start", async () => {
    await choose(jpeg());
    expect(await screen.findByRole("button", { name: "Send 1 file" })).toBeTruthy();
    act(() => history.back());
    expect(await screen.findByRole("button", { name: messages.upload.start })).toBeTruthy();
    expect(calls.files).toEqual([]);
  });

  test("Back while they are sent stops it and keeps the files, and another one leads to the start", async () => {
    await choose(jpeg());
    calls.respond.file = () => new Promise<never>(() => {});
    await press("Send 1 file");
    expect(await screen.findByRole("button", { name: site.form.cancel })).toBeTruthy();
    act(() => history.back());
    expect(await screen.findByRole("button", { name: "Send 1 file" })).toBeTruthy();
    act(() => history.back());
    expect(await screen.findByRole("button", { name: messages.upload.start })).toBeTruthy();
  });
});

test("the dialog for choosing offers JPEG, PNG and PDF, and the form says so with the cap and the count [KYC-030]", async () => {
  await choose();
  const input = screen.getByLabelText<HTMLInputElement>(messages.upload.choose, { selector: "input" });
  expect(input.accept).toBe("image/jpeg,image/png,application/pdf");
  expect(screen.getByText(/JPEG, PNG/).textContent).toMatch(/PDF.*10 MB.*2/);
});

describe("a file is judged by its bytes before anything is sent [KYC-030]", () => {
  const file = (content: BlobPart, name: string, type = "image/jpeg") => new File([content], name, { type });
  test.each([
    ["a program called a picture", file("MZ program", "passport.jpg"), "type"],
    ["an SVG with a script", file("<svg><script>1</script></svg>", "id.png", "image/png"), "type"],
    ["11 MB", file(new Uint8Array(11_000_000).fill(1), "large.jpg"), "size"],
    ["nothing", file("", "none.jpg"), "empty"],
  ] as const)("%s is refused with its name", async (_what, wrong, problem) => {
    await choose(wrong);
    const text = (await screen.findByRole("alert")).textContent ?? "";
    expect(text).toContain(wrong.name);
    expect(text).toContain(messages.problems[problem].replace(/^\{name\}: /, "").slice(0, 20));
    expect(screen.queryByRole("button", { name: /^Send \d/ })).toBeNull();
    expect(made("PUT")).toBe(0);
  });

  test.each([
    ["a JPEG that its device calls nothing", jpegBytes("x"), "", "image/jpeg"],
    ["a HEIC that Windows calls a stream", "\0\0\0\x18ftypheic", "application/octet-stream", "image/heic"],
    ["a PDF called a JPEG", "%PDF-1.7", "image/jpeg", "application/pdf"],
    ["a PNG", Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), "image/png", "image/png"],
  ])("%s is taken, and sent as what it is", async (_what, content, type, sent) => {
    await choose(file(content, "x".repeat(300), type));
    await press("Send 1 file");
    expect(await screen.findByText(messages.upload.sent)).toBeTruthy();
    expect(calls.files[0]?.type).toBe(sent);
  });
});

test("the place where a photo was taken does not leave the browser", async () => {
  const xmp = 'http://ns.adobe.com/xap/1.0/\0<x exif:GPSLatitude="60,10.2N" tiff:Make="Phone"/>';
  await choose(new File([jpegBytes(xmp)], "photo.jpg", { type: "image/jpeg" }));
  await press("Send 1 file");
  await screen.findByText(messages.upload.sent);
  const sent = Buffer.from(calls.files[0]?.bytes ?? []).toString("latin1");
  expect(sent).not.toContain("60,10.2N");
  expect(sent).toContain('tiff:Make="Phone"');
});

describe("what goes wrong", () => {
  test.each([
    ["the address is on a foreign host", "settings", json({ uploadUrl: "https://evil.example/put" }), "address"],
    ["there is no address", "settings", json({}), "address"],
    ["the address is refused", "settings", failed(409), "refused"],
    ["the file is refused", "file", failed(415), "refused"],
    ["the storage fails", "file", failed(503), "unknown"],
    ["the line is lost", "file", () => HttpResponse.error(), "unknown"],
    ["the platform refuses the status", "status", failed(409), "refused"],
    ["the status is lost", "status", () => HttpResponse.error(), "unknown"],
  ] as const)(
    "when %s, nothing is said to be sent, and it can be tried again",
    async (_what, call, respond, failure) => {
      await choose(jpeg());
      const whole = calls.respond[call];
      calls.respond[call] = respond;
      await press("Send 1 file");
      expect((await screen.findByRole("alert")).textContent).toBe(messages.failures[failure]);
      expect(screen.queryByText(messages.upload.sent)).toBeNull();
      calls.respond[call] = whole;
      await press(messages.upload.again);
      expect(await screen.findByText(messages.upload.sent)).toBeTruthy();
    },
  );

  test("an upload that has not moved for 30 seconds has failed, not one second before", async () => {
    await choose(jpeg());
    calls.respond.file = () => new Promise<Response>(() => {});
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["setTimeout", "clearTimeout"] });
    try {
      await press("Send 1 file");
      await waitFor(() => expect(made("PUT file")).toBe(1));
      await act(() => vi.advanceTimersByTimeAsync(28_000));
      expect(screen.queryByRole("alert")).toBeNull();
      await act(() => vi.advanceTimersByTimeAsync(3_000));
      expect((await screen.findByRole("alert")).textContent).toContain("Nothing has moved for 30 seconds.");
    } finally {
      vi.useRealTimers();
    }
  });

  test("a cancelled upload sends nothing more, and its late response is no success", async () => {
    await choose(jpeg());
    let answer: (response: Response) => void = () => {};
    calls.respond.file = () =>
      new Promise((resolve) => {
        answer = resolve;
      });
    await press("Send 1 file");
    await waitFor(() => expect(made("PUT file")).toBe(1));
    await press(site.form.cancel);
    answer(new HttpResponse(null, { status: 201 }));
    expect(await screen.findByRole("button", { name: "Send 1 file" })).toBeTruthy();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByText(messages.upload.sent)).toBeNull();
    expect(calls.bodies).not.toContainEqual({ ...settings, status: "success" });
  });
});

describe("a proof of address", () => {
  beforeEach(() => {
    calls.respond.documents = json({ addressDocument: { documentStatus: "REQUESTED" } });
  });

  test("begins with its sort, which goes with every call [KYC-003, KYC-019, API-025]", async () => {
    showVerification();
    const card = await screen.findByRole("region", { name: messages.kinds.addressDocument });
    expect(within(card).queryByLabelText(messages.upload.choose)).toBeNull();
    fireEvent.click(screen.getByLabelText(messages.addressTypes.BANK_STATEMENT));
    await press(messages.upload.next);
    await chooseFiles(new File(["%PDF-1.7"], "statement.pdf"));
    await press("Send 1 file");
    await screen.findByText(messages.upload.sent);
    const name = { documentType: "addressDocument", subType: "BANK_STATEMENT" };
    expect(calls.bodies).toEqual([name, name, { ...name, status: "success" }]);
  });

  test("that fails posts its failure with its sort, one that arrives its success [KYC-031]", async () => {
    showVerification();
    await screen.findByRole("region", { name: messages.kinds.addressDocument });
    fireEvent.click(screen.getByLabelText(messages.addressTypes.BANK_STATEMENT));
    await press(messages.upload.next);
    await chooseFiles(new File(["%PDF-1.7"], "statement.pdf"));
    const stored = calls.respond.file;
    calls.respond.file = failed(500);
    await press("Send 1 file");
    await screen.findByRole("alert");
    const name = { documentType: "addressDocument", subType: "BANK_STATEMENT" };
    expect(calls.bodies.at(-1)).toEqual({ ...name, status: "failure" });
    calls.respond.file = stored;
    await press(messages.upload.again);
    await screen.findByText(messages.upload.sent);
    expect(calls.bodies.at(-1)).toEqual({ ...name, status: "success" });
  });
});

test("of a list, the calls name the one that is meant [KYC-002]", async () => {
  calls.respond.documents = json({
    paymentDocument: [{ id: "c1", label: "Card •• 2208", documentStatus: "REQUESTED" }],
  });
  await choose(jpeg());
  await press("Send 1 file");
  await screen.findByText(messages.upload.sent);
  expect(calls.bodies.at(-1)).toEqual({ documentType: "paymentDocument", subType: "c1", status: "success" });
});

describe("the identity check", () => {
  test("begins with its call, which names this page as the way back, with where the player came from, and leaves for its page [API-026, KYC-031]", async () => {
    const page = "/en-UN/my-account/account/verification#from-deposit";
    history.replaceState(null, "", page);
    showVerification();
    await press(messages.upload.check);
    await waitFor(() => expect(leaveForCheck).toHaveBeenCalledExactlyOnceWith("http://check.test/visit/1"));
    expect(calls.bodies).toEqual([{ returnUrl: location.origin + page }]);
  });

  test("has a way back that reads the documents anew, whatever the browser has kept of them [KYC-031]", async () => {
    showVerification();
    await screen.findByRole("button", { name: messages.upload.check });
    cleanup();
    calls.respond.documents = json({ idDocument: { documentStatus: "UNDER_REVIEW" } });
    showVerification();
    expect(await screen.findByText(messages.review)).toBeTruthy();
    expect(made("GET player/documents")).toBe(2);
  });

  test("takes the place of an upload where the settings say so [KYC-004]", async () => {
    calls.respond.settings = json({ redirectUrl: "http://check.test/visit/2" });
    showVerification();
    await press(messages.upload.start);
    await waitFor(() => expect(leaveForCheck).toHaveBeenCalledExactlyOnceWith("http://check.test/visit/2"));
    expect(screen.queryByLabelText(messages.upload.choose)).toBeNull();
  });

  test.each([
    ["has a foreign address", json({ redirectUrl: "https://evil.example/" }), "address"],
    ["has a script for an address", json({ redirectUrl: "javascript:alert(1)" }), "address"],
    ["is refused", failed(409), "refused"],
    ["fails", failed(500), "unknown"],
    ["answers without an address", json({}), "unknown"],
  ] as const)("that %s is left for nowhere, and said", async (_what, respond, failure) => {
    calls.respond.check = respond;
    showVerification();
    await press(messages.upload.check);
    expect((await screen.findByRole("alert")).textContent).toBe(messages.failures[failure]);
    expect(leaveForCheck).not.toHaveBeenCalled();
  });
});

test.each([
  ["", null],
  ["#from-deposit", "/en-UN/my-account/banking/deposit"],
  ["#from-withdraw", "/en-UN/my-account/banking/withdraw"],
  ["#from-https://evil.example", null],
])("begun at %j, the finished verification leads back to %s [KYC-023, KYC-024]", async (hash, href) => {
  history.replaceState(null, "", `/en-UN/my-account/account/verification${hash}`);
  await choose(jpeg());
  await press("Send 1 file");
  await screen.findByText(messages.upload.sent);
  const back = screen.queryByRole("link", { name: /^Back to your/ });
  expect(back?.getAttribute("href") ?? null).toBe(href);
});
