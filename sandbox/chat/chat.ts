import type { Context } from "hono";
import { z } from "zod";
import { frameFonts } from "../control/frame-fonts";
import { frameHeaders } from "../control/frame-page";
import type { Part, SandboxContext } from "../core/sandbox-part";
import { answerTo } from "./agent";
import { type Conversation, createConversations, unreadOf } from "./conversations";
import { chatMessages } from "./messages";
import { chatPage } from "./page";
import { chatScript, chatStyle } from "./script";

/** How long after the visitor has closed the chat the agent asks whether anything is left. */
const followUpMs = 3_000;

const Said = z.object({ text: z.string().trim().min(1).max(1_000), language: z.string().max(35).default("en") });
const Seen = z.object({ isOpen: z.boolean(), language: z.string().max(35).default("en") });

/** The stand-in for the partner of the support chat: a page for a frame of the site, and an agent who answers by rules. */
export function createChat({ settings }: Pick<SandboxContext, "settings">): Part {
  const conversations = createConversations();
  const show = (conversation: Conversation) => ({ ...conversation, unread: unreadOf(conversation) });

  async function within(context: Context, act: (conversation: Conversation, body: unknown) => Response) {
    const conversation = conversations.find(context.req.param("id") ?? "");
    if (!conversation) return context.json({ message: "There is no such conversation." }, 404);
    return act(conversation, await context.req.json().catch(() => null));
  }

  function followUp(conversation: Conversation, text: string): void {
    if (conversation.hasFollowedUp || !conversation.lines.some(({ from }) => from === "visitor")) return;
    conversation.hasFollowedUp = true;
    setTimeout(() => conversations.say(conversation, { from: "agent", text }), followUpMs).unref();
  }

  return {
    routes(app) {
      app.get("/chat", (context) => {
        const messages = chatMessages(context.req.query("language") ?? "en");
        const page = chatPage(messages, context.req.query("theme") ?? "", settings.siteOrigin);
        return context.html(page, 200, frameHeaders(settings.siteOrigin, { connects: true, fonts: true }));
      });
      frameFonts(app, "/chat");
      app.get("/chat/chat.js", (context) =>
        context.body(chatScript, 200, { "content-type": "text/javascript; charset=utf-8" }),
      );
      app.get("/chat/chat.css", (context) =>
        context.body(chatStyle, 200, { "content-type": "text/css; charset=utf-8" }),
      );
      app.post("/chat/conversations", (context) => {
        const messages = chatMessages(context.req.query("language") ?? "en");
        return context.json(show(conversations.begin(messages.hello)), 201);
      });
      app.get("/chat/conversations/:id", (context) =>
        within(context, (conversation) => context.json(show(conversation))),
      );
      app.post("/chat/conversations/:id/lines", (context) =>
        within(context, (conversation, body) => {
          const said = Said.safeParse(body);
          if (!said.success) return context.json({ message: "A message has 1 to 1,000 characters." }, 400);
          const { text, language } = said.data;
          const answer = { from: "agent", text: answerTo(text, chatMessages(language)) } as const;
          return conversations.say(conversation, { from: "visitor", text }, answer)
            ? context.json(show(conversation), 201)
            : context.json({ message: "The conversation is full." }, 409);
        }),
      );
      // The visitor opens or closes the chat.
      app.post("/chat/conversations/:id/seen", (context) =>
        within(context, (conversation, body) => {
          const seen = Seen.safeParse(body);
          if (!seen.success) return context.json({ message: "Open or closed?" }, 400);
          conversation.read = conversation.lines.length;
          if (!seen.data.isOpen) followUp(conversation, chatMessages(seen.data.language).followUp);
          return context.json(show(conversation));
        }),
      );
    },
  };
}
