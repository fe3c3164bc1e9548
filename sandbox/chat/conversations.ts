import { randomUUID } from "node:crypto";

export interface ChatLine {
  from: "visitor" | "agent";
  text: string;
}

/** One conversation with the agent, kept in memory alone. */
export interface Conversation {
  id: string;
  lines: ChatLine[];
  /** How many lines the visitor has had before their eyes. */
  read: number;
  /** The agent asks once whether anything is left, after the visitor has gone. */
  hasFollowedUp: boolean;
}

const mostConversations = 500;
const mostLines = 200;

export function createConversations() {
  const known = new Map<string, Conversation>();
  return {
    find: (id: string): Conversation | undefined => known.get(id),
    begin(greeting: string): Conversation {
      const [oldest] = known.keys();
      if (known.size >= mostConversations && oldest !== undefined) known.delete(oldest);
      const conversation: Conversation = {
        id: randomUUID(),
        lines: [{ from: "agent", text: greeting }],
        // The greeting is no news: nobody has asked for anything yet.
        read: 1,
        hasFollowedUp: false,
      };
      known.set(conversation.id, conversation);
      return conversation;
    },
    /** False: the conversation is full, and none of the lines was taken. */
    say({ lines }: Conversation, ...said: ChatLine[]): boolean {
      if (lines.length + said.length > mostLines) return false;
      lines.push(...said);
      return true;
    },
  };
}

/** The lines of the agent that the visitor has not seen. */
export const unreadOf = ({ lines, read }: Conversation): number =>
  lines.slice(read).filter(({ from }) => from === "agent").length;
