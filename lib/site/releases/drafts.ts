import { stored } from "@/lib/core/browser-storage";

/** What was typed into the forms of a page, by form and by field. */
type Drafts = Record<string, Record<string, string>>;

const freshMs = 120_000;

const kept = stored<{ at: number; forms: Drafts }>({
  key: "drafts",
  area: "session",
  version: 1,
  parse(value) {
    const { at, forms } = Object(value);
    return typeof at === "number" && typeof forms === "object" && forms ? { at, forms } : null;
  },
});

/** Keeps what is typed into every form that has a `data-draft` name, over one reload. Never a secret. */
export function keepDrafts(): void {
  const forms: Drafts = {};
  for (const form of document.querySelectorAll<HTMLFormElement>("form[data-draft]")) {
    const fields = [...form.querySelectorAll("input")].filter(isNoSecret);
    forms[form.dataset.draft ?? ""] = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
  }
  kept.write({ at: Date.now(), forms });
}

/** A field may be typed into the wrong place, and one shown as text for a while: what it is for counts too. */
const isNoSecret = ({ type, autocomplete }: HTMLInputElement) =>
  /^(text|email|tel)$/.test(type) && !/password|one-time-code|^cc-/.test(autocomplete);

/** What was typed before the page reloaded itself. Gone from the storage afterwards, and with age. */
export function takeDraft(form: string): Readonly<Record<string, string>> {
  const found = kept.read();
  kept.forget();
  const fields = found && Date.now() - found.at < freshMs ? found.forms[form] : null;
  return Object.fromEntries(
    Object.entries(Object(fields)).filter((field): field is [string, string] => typeof field[1] === "string"),
  );
}
