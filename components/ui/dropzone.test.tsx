import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { FileRefused } from "@/lib/core/files/file-limits";
import { HttpError, Unreachable } from "@/lib/core/http/http-errors";
import site from "@/messages/en/site.json";
import { loadAllMessages } from "@/tests/support/messages";
import { Dropzone } from "./dropzone";
import type { SendFile } from "./dropzone/use-uploads";

const limits = { types: ["application/pdf", "image/png"], maxBytes: 100 };
const pdf = (name: string, bytes = 5) => new File(["a".repeat(bytes)], name, { type: "application/pdf" });
const send = vi.fn<SendFile>();
const words = site.form.file;
const of = (text: string, name: string) => text.replace("{name}", name);

beforeAll(() => {
  history.replaceState(null, "", "/en-UN/kit");
  document.head.insertAdjacentHTML("beforeend", '<script id="config" type="application/json">{}</script>');
  return loadAllMessages();
});
beforeEach(() => void send.mockReset().mockResolvedValue(undefined));

const open = () => render(<Dropzone label="Documents" limits={limits} send={send} />);
const field = () => screen.getByLabelText<HTMLInputElement>("Documents", { selector: "input" });
const rows = () => within(screen.getByRole("list", { name: "Documents" })).getAllByRole("listitem");
const row = (name: string) => rows().find(({ textContent }) => textContent?.includes(name)) ?? expect.fail(name);
/** As from a dialog that does not hold to the accepted types. */
const choose = (...files: File[]) => userEvent.setup({ applyAccept: false }).upload(field(), files);
const button = (text: string, name: string) => screen.getByRole("button", { name: of(text, name) });

test("says its limits before anything is chosen, and takes several files by the keyboard's own field", () => {
  open();
  expect(field()).toMatchObject({ type: "file", multiple: true, accept: "application/pdf,image/png" });
  const described = document.getElementById(field().getAttribute("aria-describedby") ?? "");
  expect(described?.textContent).toBe("PDF, PNG, at most 0.1 kB");
  expect(screen.queryByRole("list")).toBeNull();
});

test("sends each chosen file at once, shows its progress, and says its end", async () => {
  let report = (_sent: number) => {};
  let arrive = () => {};
  send.mockImplementationOnce((_file, { onProgress }) => {
    report = onProgress;
    return new Promise<void>((resolve) => (arrive = resolve));
  });
  open();
  await choose(pdf("bill.pdf"), pdf("lease.pdf"));
  expect(send.mock.calls.map(([{ name }]) => name)).toEqual(["bill.pdf", "lease.pdf"]);
  await waitFor(() => expect(row("lease.pdf").textContent).toContain(words.stored));
  act(() => report(0.4));
  const bar = screen.getByRole<HTMLProgressElement>("progressbar", { name: "bill.pdf" });
  expect([bar.value, bar.getAttribute("aria-valuetext")]).toEqual([0.4, "40%"]);
  await act(async () => arrive());
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe(`bill.pdf: ${words.stored}`));
  expect(screen.queryByRole("progressbar")).toBeNull();
  expect(screen.queryByRole("button")).toBeNull();
});

test("takes dropped files as chosen ones", async () => {
  open();
  const zone = field().closest("div[class*=dashed]") ?? expect.fail("no zone");
  expect(fireEvent.dragOver(zone), "the browser would open the file").toBe(false);
  expect(fireEvent.drop(zone, { dataTransfer: { files: [pdf("bill.pdf")] } })).toBe(false);
  await waitFor(() => expect(row("bill.pdf").textContent).toContain(words.stored));
});

describe("a file that is not within the limits is not sent, and the reason is said", () => {
  test.each<[string, File, string]>([
    ["a type", new File(["MZ"], "run.exe", { type: "text/x" }), "Choose a file of one of these types: PDF, PNG."],
    ["a size", pdf("big.pdf", 101), "Choose a file of at most 0.1 kB."],
    ["an empty file", pdf("nothing.pdf", 0), site.form.errors.fileEmpty],
  ])("%s", async (_what, file, text) => {
    open();
    await choose(file);
    expect(row(file.name).textContent).toContain(text);
    expect(screen.getByRole("status").textContent).toBe(`${file.name}: ${text}`);
    expect(screen.queryByRole("button", { name: of(words.againOf, file.name) })).toBeNull();
    expect(send).not.toHaveBeenCalled();
  });

  test("by the address that it is sent to", async () => {
    send.mockRejectedValueOnce(new FileRefused("fileSize"));
    open();
    await choose(pdf("bill.pdf"));
    await waitFor(() => expect(row("bill.pdf").textContent).toContain("Choose a file of at most 0.1 kB."));
  });
});

test.each([
  ["refused with a sentence", new HttpError(422, { message: "Too dark." }), "Too dark."],
  [
    "refused without one",
    new HttpError(400, null, "r-1"),
    `${site.form.refused} ${site.form.reference.replace("{reference}", "r-1")}`,
  ],
  ["refused for too many", new HttpError(429), site.form.tooMany],
  ["lost", new Unreachable("network", "/files"), words.unknown],
])("a file that was %s says so, and is sent again when asked", async (_what, error, text) => {
  send.mockRejectedValueOnce(error);
  open();
  await choose(pdf("bill.pdf"));
  await waitFor(() => expect(row("bill.pdf").textContent).toContain(text));
  await userEvent.click(button(words.againOf, "bill.pdf"));
  await waitFor(() => expect(row("bill.pdf").textContent).toContain(words.stored));
  expect(send).toHaveBeenCalledTimes(2);
});

test("a removed file is given up, and the field has the focus; the same file can be chosen again", async () => {
  send.mockReturnValueOnce(new Promise(() => {}));
  open();
  const bill = pdf("bill.pdf");
  await choose(bill);
  await userEvent.click(button(words.remove, "bill.pdf"));
  expect(screen.queryByRole("list")).toBeNull();
  expect(document.activeElement).toBe(field());
  await waitFor(() => expect(send.mock.calls[0]?.[1].signal.aborted).toBe(true));
  await choose(bill);
  await waitFor(() => expect(row("bill.pdf").textContent).toContain(words.stored));
});

test("leaving gives up what is being sent, and nothing that is sent", async () => {
  send.mockReturnValueOnce(new Promise(() => {}));
  const { unmount } = open();
  await choose(pdf("bill.pdf"), pdf("lease.pdf"));
  await waitFor(() => expect(row("lease.pdf").textContent).toContain(words.stored));
  unmount();
  expect(send.mock.calls.map(([, { signal }]) => signal.aborted)).toEqual([true, true]);
});
