import { describe, expect, test } from "vitest";
import { providerFacts, providers } from "@/lib/play/catalogue/providers";
import { parseMessage } from "@/lib/play/game-launch/providers/protocols";
import { protocolOf } from "../../../sandbox/games/client/bridge";

/** The games of the sandbox and the site agree on the messages between them. */
describe.each(providers)("the messages of %s", (provider) => {
  test.each(Object.entries(protocolOf(provider).events))("%s is parsed as the same event", (signal, message) => {
    expect(parseMessage(providerFacts[provider].protocol, structuredClone(message))).toBe(signal);
  });

  test("the stake that was chosen is parsed in hundredths", () => {
    const message = structuredClone(protocolOf(provider).stake(250));
    expect(parseMessage(providerFacts[provider].protocol, message)).toEqual({ stakeMinor: 250 });
  });
});
