import { describe, expect, test } from "vitest";
import { adapters, providers } from "@/lib/play/game-launch/registry";
import { protocols } from "../../../sandbox/games/client/bridge";

/** The games of the sandbox and the adapters of the site agree on the messages between them. */
describe.each(providers)("the messages of %s", (provider) => {
  const { events, parseCommand } = protocols[provider];
  const adapter = adapters[provider];

  test.each(Object.entries(events))("%s is parsed as the same event", (signal, message) => {
    expect(adapter.parseMessage(structuredClone(message))).toBe(signal);
  });

  test.each(["pause", "resume"] as const)(
    "%s is parsed as the same command, where the provider has a message for it",
    (command) => {
      const message = adapter.buildCommand(command);
      expect(parseCommand(structuredClone(message))).toBe(message === null ? null : command);
    },
  );
});
