import { flag, stored } from "@/lib/core/browser-storage";

/** The players who have been shown the questionnaire in this browser and have not answered it: it opens once for each. */
const asked = stored<readonly string[]>({
  owner: "browser",
  key: "edd-asked",
  area: "local",
  version: 1,
  parse: (value) => (Array.isArray(value) ? value.filter((id) => typeof id === "string") : null),
});

const others = (playerId: string) => (asked.read() ?? []).filter((id) => id !== playerId);

export const wasAsked = (playerId: string): boolean => (asked.read() ?? []).includes(playerId);

export const noteAsked = (playerId: string): void => void asked.write([...others(playerId), playerId]);

export const forgetAsked = (playerId: string): void => void asked.write(others(playerId));

/** Was the questionnaire shown since this sign-in? Then a reminder of it does not open it again. */
const shown = stored<true>({
  owner: "player",
  key: "questionnaire-shown",
  area: "local",
  version: 1,
  parse: flag,
});

export const wasShown = (): boolean => shown.read() !== null;

export const noteShown = (): void => void shown.write(true);
