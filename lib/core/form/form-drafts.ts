import { stored } from "../browser-storage";

/** The values of a form, by the names of its fields. */
export type Draft = Readonly<Record<string, unknown>>;

/** After so long without typing, somebody else may sit at the device. */
const freshMs = 30 * 60_000;

const kept = stored<Record<string, { at: number; values: Draft }>>({
  owner: "player",
  key: "drafts",
  area: "session",
  version: 2,
  parse: (value) =>
    Object.fromEntries(
      Object.entries(Object(value)).flatMap(([form, draft]) => {
        const { at, values } = Object(draft);
        const isFresh = typeof at === "number" && Date.now() - at < freshMs;
        return isFresh && typeof values === "object" && values ? [[form, { at, values }]] : [];
      }),
    ),
});

/** Keeps what is typed into a form for this tab, over a reload or a release. The caller leaves out every secret. */
export function saveDraft(form: string, values: Draft): void {
  kept.write({ ...kept.read(), [form]: { at: Date.now(), values } });
}

export function readDraft(form: string): Draft {
  return kept.read()?.[form]?.values ?? {};
}

/** For a form that was sent. */
export function dropDraft(form: string): void {
  const { [form]: _sent, ...others } = kept.read() ?? {};
  if (Object.keys(others).length > 0) kept.write(others);
  else kept.forget();
}

const secretFor = /password|one-time-code|^cc-/;

/**
 * The names of the fields in a form that may be kept. A password may be shown as text for a while: what a field is for counts
 * too. A name counts as secret when one of its controls is.
 */
export function draftNames(form: HTMLFormElement): string[] {
  const names = new Map<string, boolean>();
  for (const control of form.elements) {
    const name = control.getAttribute("name");
    if (!name) continue;
    const isSecret =
      /^(?:password|file|hidden)$/.test(control.getAttribute("type") ?? "") ||
      secretFor.test(control.getAttribute("autocomplete") ?? "") ||
      control.hasAttribute("data-secret");
    names.set(name, isSecret || names.get(name) === true);
  }
  return [...names].flatMap(([name, isSecret]) => (isSecret ? [] : [name]));
}
