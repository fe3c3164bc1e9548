import { frameFontFaces } from "../control/frame-fonts";

/**
 * The script of the frame. The site sends `{ type: "chat", command: "open" | "close" }` when the visitor sees the chat or does not
 * any more, and `{ …, command: "identify", token }` with whose it is: after a change from one player the conversation begins anew. The
 * page posts `{ type: "chat", event: "ready" }`, `{ …, event: "unread", count }` with each change of the count, and
 * `{ …, event: "close" }` for the Escape key. Every text is set as text.
 */
export const chatScript = `
const { origin, agent, you } = document.documentElement.dataset;
const language = document.documentElement.lang;
const [list, topics, form, input, failed] = ["lines", "topics", "form", "text", "failed"].map((id) => document.getElementById(id));
const post = (message) => parent.postMessage({ type: "chat", ...message }, origin);
const pollMs = 2000;
let id = kept("conversation");
let isOpen = false;
let unread = null;

function kept(key, value) {
  try {
    if (value !== undefined) sessionStorage.setItem(key, value);
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

const send = (path, body) =>
  fetch("/chat/conversations" + path, {
    ...(body && { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
  });

async function read(response) {
  if (!response.ok) throw new Error(String(response.status));
  return response.json();
}

async function begin() {
  const conversation = await read(await send("?language=" + encodeURIComponent(language), {}));
  list.replaceChildren();
  id = conversation.id;
  kept("conversation", id);
  return conversation;
}

// What is said in a conversation that the partner does not know any more is said in a new one.
async function call(path, body) {
  const response = await send("/" + id + path, body);
  if (response.status !== 404) return read(response);
  await begin();
  return read(await send("/" + id + path, body));
}

function show(conversation) {
  const missing = conversation.lines.slice(list.children.length);
  if (conversation.lines.length < list.children.length) list.replaceChildren();
  for (const { from, text } of conversation.lines.slice(list.children.length)) {
    const line = document.createElement("p");
    line.className = from;
    const name = document.createElement("b");
    name.textContent = from === "agent" ? agent : you;
    const words = document.createElement("span");
    words.textContent = text;
    line.append(name, words);
    list.append(line);
  }
  if (missing.length > 0) list.scrollTop = list.scrollHeight;
  tell(isOpen ? 0 : conversation.unread);
}

function tell(count) {
  if (count === unread) return;
  unread = count;
  post({ event: "unread", count });
}

const seen = () => call("/seen", { isOpen, language }).then(show);

async function poll() {
  try {
    if (isOpen) await seen();
    else show(await call(""));
  } catch {
    // The next one may succeed.
  }
  setTimeout(poll, pollMs);
}

async function say(text) {
  failed.textContent = "";
  try {
    show(await call("/lines", { text, language }));
    input.value = "";
  } catch {
    failed.textContent = failed.dataset.text;
  }
}

addEventListener("message", (event) => {
  if (event.source !== parent || event.origin !== origin || event.data?.type !== "chat") return;
  const { command, token } = event.data;
  if (command === "identify") {
    const before = kept("holder");
    kept("holder", token ?? "");
    if (before && before !== (token ?? "")) begin().then(show).catch(() => {});
  }
  if (command !== "open" && command !== "close") return;
  const hasChanged = isOpen !== (command === "open");
  isOpen = command === "open";
  if (hasChanged) seen().catch(() => {});
});
topics.addEventListener("click", ({ target }) => target.closest("button") && say(target.textContent));
form.addEventListener("submit", (event) => {
  event.preventDefault();
  if (input.value.trim()) say(input.value);
});
addEventListener("keydown", ({ key }) => key === "Escape" && post({ event: "close" }));

try {
  show(id ? await call("") : await begin());
  post({ event: "ready" });
  poll();
} catch {
  // Silent: the site says so, and offers to load the page again.
}
`;

/** The font and the colours are the site's. */
export const chatStyle = `${frameFontFaces}
:root { color-scheme: dark; font: 1rem/1.45 Figtree, system-ui, sans-serif; --back: #131a17; --text: #f1f6f3; --muted: #a2b2a9; --line: #27322d; --edge: #a2b2a9; --raised: #1b2420; --own: #123524; --accent: #34d17f; --on-accent: #04140b }
:root[data-theme=light] { color-scheme: light; --back: #fff; --text: #0f1613; --muted: #4f5f57; --line: #d8e1dc; --edge: #4f5f57; --raised: #edf2ef; --own: #d9f2e4; --accent: #0b7a44; --on-accent: #fff }
* { box-sizing: border-box }
html, body { height: 100% }
body { margin: 0; color: var(--text); background: var(--back) }
main { display: grid; grid-template-rows: minmax(0, 1fr) auto auto; height: 100% }
h1 { position: absolute; width: 1px; height: 1px; margin: 0; overflow: hidden; clip-path: inset(50%) }
#lines { display: flex; flex-direction: column; gap: .6rem; margin: 0; padding: 1rem; overflow: auto }
#lines p { display: grid; max-width: 85%; padding: .55rem .85rem; overflow-wrap: anywhere; background: var(--raised); border-radius: 1rem; border-bottom-left-radius: .25rem; align-self: start }
#lines p.visitor { align-self: end; background: var(--own); border-radius: 1rem; border-bottom-right-radius: .25rem }
b { font-size: .8125rem; font-weight: 600; color: var(--muted) }
#topics { display: flex; flex-wrap: wrap; gap: .4rem; padding: 0 1rem .6rem }
form { display: grid; grid-template-columns: minmax(0, 1fr); gap: .25rem; padding: .6rem 1rem 1rem; border-top: 1px solid var(--line) }
form > div { display: flex; gap: .5rem }
label { font-size: .875rem; font-weight: 600 }
input, button { min-height: 2.75rem; padding: .4rem .8rem; font: inherit; color: inherit; background: var(--back); border: 1px solid var(--edge); border-radius: .75rem }
input { flex: 1; min-width: 0 }
button { font-weight: 600; cursor: pointer; background: var(--raised); border-color: var(--line) }
form button { color: var(--on-accent); background: var(--accent); border-color: var(--accent) }
p { margin: 0 }
p:empty { display: none }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
`;
