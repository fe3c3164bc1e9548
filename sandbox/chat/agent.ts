import { randomInt } from "node:crypto";
import type { ChatMessages, Topic } from "./messages";

/** The words of a visitor by which the agent knows the topic, besides its label in their language. */
const words: readonly (readonly [Topic, RegExp])[] = [
  ["complaint", /complain|unfair|wrong/i],
  ["withdrawal", /withdraw|payout|pay out|cash ?out/i],
  ["deposit", /deposit|pay in|card/i],
  ["limits", /limit|break|exclu|addict|stop playing/i],
];

/** What a message is about, by its topic's label or by the agent's words; null: the agent does not understand it. */
export function topicOf(text: string, messages: ChatMessages): Topic | null {
  const wanted = text.trim().toLowerCase();
  const labelled = Object.entries(messages.topics).find(([, label]) => label.toLowerCase() === wanted);
  return (labelled?.[0] as Topic | undefined) ?? words.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/** The agent's answer, by rules. A complaint gets its reference with it. */
export function answerTo(text: string, messages: ChatMessages): string {
  const topic = topicOf(text, messages);
  if (topic === null) return messages.unknown;
  return messages.answers[topic].replace("{reference}", `C-${randomInt(100_000, 999_999)}`);
}
