import { create } from "zustand";
import { flag, stored } from "@/lib/core/browser-storage";
import { rootData, setRootData } from "../root-data";

/** Raised with every change of what is asked: a choice of an earlier version counts no more. The head script looks for it too. */
export const consentVersion = 1;

/** A choice is asked for again after a year. The head script counts it too. */
const lifetimeMs = 365 * 24 * 3_600_000;

/** What is used only with consent: what makes the site faster or more comfortable, and what measures advertising. */
export const optionalUses = ["performance", "marketing"] as const;
export type OptionalUse = (typeof optionalUses)[number];

/** `essentials`: what the site does not work without, which nobody can refuse. */
export type ConsentOptions = { essentials: true } & Record<OptionalUse, boolean>;

export const allOptions: ConsentOptions = { essentials: true, performance: true, marketing: true };
export const essentialOptions: ConsentOptions = { essentials: true, performance: false, marketing: false };

/** What somebody chose in this browser, with what proves it. */
export interface ConsentChoice {
  options: ConsentOptions;
  accepted: true;
  /** Of the platform's record; of a visitor a random one. */
  id: string;
  version: number;
  /** An ISO instant; null where the platform does not say when. */
  chosenAt: string | null;
}

const kept = stored<ConsentChoice>({ owner: "browser", key: "consent", area: "local", version: 1, parse });

/** The choice was made here, and the platform does not have it yet. A sign-out removes the mark with all that is a player's. */
const unsent = stored<true>({
  owner: "player",
  key: "consent-unsent",
  area: "local",
  version: 1,
  parse: flag,
});

function parse(value: unknown): ConsentChoice | null {
  const { options, accepted, id, version, chosenAt } = Object(value);
  const { performance, marketing } = Object(options);
  if (accepted !== true || typeof id !== "string" || version !== consentVersion) return null;
  if (typeof performance !== "boolean" || typeof marketing !== "boolean") return null;
  const age = chosenAt === null ? 0 : Date.now() - Date.parse(String(chosenAt));
  if (!(age < lifetimeMs)) return null;
  return { options: { essentials: true, performance, marketing }, accepted, id, version, chosenAt };
}

interface ConsentState {
  /** Null: none that counts. */
  choice: ConsentChoice | null;
  /** Somebody has chosen in this document, also where the browser keeps nothing: it does not ask twice. */
  isAnswered: boolean;
  /** The platform could not be told of the choice of its player. */
  isWaiting: boolean;
}

export const useConsent = create<ConsentState>()(() => ({
  choice: null,
  isAnswered: false,
  isWaiting: false,
}));

/** The choice that this browser keeps. Null also where storage cannot be read: then nothing optional is used. */
export const keptChoice = (): ConsentChoice | null => kept.read();

/** Takes notice of what is kept, perhaps by another tab, and asks where it is nothing. Whatever shows or sends the choice begins with it. */
export function readConsent(): void {
  const choice = kept.read();
  useConsent.setState({ choice });
  if (choice) {
    if (rootData("consent") === "missing") setRootData("consent", null);
  } else if (!useConsent.getState().isAnswered) setRootData("consent", "missing");
}

/** Keeps a choice. False where the browser does not keep it: then nothing optional is used. */
export function choose(wanted: Record<OptionalUse, boolean>): boolean {
  const { performance, marketing } = wanted;
  const choice: ConsentChoice = {
    options: { essentials: true, performance, marketing },
    accepted: true,
    id: kept.read()?.id ?? crypto.randomUUID(),
    version: consentVersion,
    chosenAt: new Date().toISOString(),
  };
  const isKept = kept.write(choice);
  unsent.write(true);
  useConsent.setState({ choice: isKept ? choice : null, isAnswered: true });
  setRootData("consent", null);
  return isKept;
}

/** Puts the platform's record in the place of what this browser keeps. */
export function adoptChoice(choice: Pick<ConsentChoice, "id" | "options" | "chosenAt">): void {
  kept.write({ ...choice, accepted: true, version: consentVersion });
  readConsent();
}

/** Nothing optional is used any more, and a later choice is asked for. A removal needs no room in a full storage. */
export function forgetChoice(): void {
  kept.forget();
  readConsent();
}

export const isUnsent = (): boolean => unsent.read() !== null;

/** The choice is to be sent, which whoever follows it is told. */
export function noteUnsent(): void {
  unsent.write(true);
  readConsent();
}

/** The platform has the choice: from now on its record counts. */
export const noteSent = (): void => void unsent.forget();

/** Follows the choice of this browser from now on, in other tabs too. Returns what ends it. */
export function followConsent(): () => void {
  readConsent();
  const follow = ({ key }: StorageEvent) => (key === null || key === "consent") && readConsent();
  addEventListener("storage", follow);
  return () => removeEventListener("storage", follow);
}
