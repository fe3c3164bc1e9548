import { describe, expect, test } from "vitest";
import { adapters, providers } from "@/lib/play/game-launch/registry";
import { vocabularies } from "../../../sandbox/games/client/bridge";

/** What the games of the sandbox say is what the site hears, and the other way round. */
describe.each(providers)("the words of %s", (provider) => {
  const { say, hear } = vocabularies[provider];
  const adapter = adapters[provider];

  test.each(Object.entries(say))("%s is heard as what it means", (signal, message) => {
    expect(adapter.parseMessage(structuredClone(message))).toBe(signal);
  });

  test.each(["pause", "resume"] as const)("%s is understood, where the provider has a word for it", (command) => {
    const message = adapter.buildCommand(command);
    expect(hear(structuredClone(message))).toBe(message === null ? null : command);
  });
});
