import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, test, vi } from "vitest";
import { readDraft, saveDraft } from "@/lib/core/form/form-drafts";
import site from "@/messages/en/site.json";
import { loadAllMessages } from "@/tests/support/messages";
import { EditableCard } from "./editable-card";

beforeAll(() => {
  history.replaceState(null, "", "/en-UN/kit");
  document.head.insertAdjacentHTML("beforeend", '<script id="config" type="application/json">{}</script>');
  return loadAllMessages();
});

const onLeave = vi.fn();

function Example({ hasErrors = false, isBusy = false }: { hasErrors?: boolean; isBusy?: boolean }) {
  return (
    <EditableCard title="Address" value="Lapinlahdenkatu 1" draft="card" hasErrors={hasErrors} onLeave={onLeave}>
      {(onDone) => (
        <form aria-label="Address" aria-busy={isBusy || undefined}>
          <input aria-label="Street" />
          <button type="button" onClick={onDone}>
            Done
          </button>
        </form>
      )}
    </EditableCard>
  );
}

const change = () => screen.getByRole("button", { name: site.form.changeOf.replace("{what}", "Address") });

test("a press opens the form, which has the focus; done, the value is back and the button has the focus", async () => {
  onLeave.mockClear();
  const person = userEvent.setup();
  render(<Example />);
  await person.click(change());
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Street" }));
  expect(screen.queryByText("Lapinlahdenkatu 1")).toBeNull();
  saveDraft("card", { street: "Kauppakatu 2" });
  await person.click(screen.getByRole("button", { name: "Done" }));
  expect(document.activeElement).toBe(change());
  expect(screen.getByText("Lapinlahdenkatu 1")).toBeTruthy();
  expect(onLeave).toHaveBeenCalledOnce();
  expect(readDraft("card")).toEqual({});
});

test("Escape leaves the form and keeps what was typed, but not while it is sent", async () => {
  const person = userEvent.setup();
  const { rerender } = render(<Example isBusy />);
  await person.click(change());
  saveDraft("card", { street: "Kauppakatu 2" });
  await person.keyboard("{Escape}");
  expect(screen.getByRole("form", { name: "Address" })).toBeTruthy();
  rerender(<Example />);
  await person.keyboard("{Escape}");
  expect(screen.queryByRole("form", { name: "Address" })).toBeNull();
  expect(readDraft("card")).toEqual({ street: "Kauppakatu 2" });
});

test("a refused value opens the form, and unsaved input has it open from the start", () => {
  const { rerender, unmount } = render(<Example />);
  expect(screen.queryByRole("form")).toBeNull();
  rerender(<Example hasErrors />);
  expect(screen.getByRole("form", { name: "Address" })).toBeTruthy();
  unmount();
  saveDraft("card", { street: "Kauppakatu 2" });
  render(<Example />);
  expect(screen.getByRole("form", { name: "Address" })).toBeTruthy();
});
