import { framePage } from "../control/frame-page";
import { html } from "../control/html";
import type { ChatMessages } from "./messages";

export function chatPage(messages: ChatMessages, theme: string, siteOrigin: string): string {
  const topics = Object.values(messages.topics).map((label) => html`<button type="button">${label}</button>`);
  const data = {
    theme: theme === "light" ? "light" : "dark",
    origin: siteOrigin,
    agent: messages.agent,
    you: messages.you,
  };
  return framePage(
    { tag: messages.tag, title: messages.title, files: "/chat/chat", data },
    html`<h1 id="title">${messages.title}</h1>
<div id="lines" role="log" tabindex="0" aria-labelledby="title"></div>
<div id="topics">${topics}</div>
<form id="form"><label for="text">${messages.write}</label>
<div><input id="text" maxlength="1000" autocomplete="off" required><button>${messages.send}</button></div>
<p id="failed" role="alert" data-text="${messages.failed}"></p></form>`,
  );
}
