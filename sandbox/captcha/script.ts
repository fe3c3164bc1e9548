/**
 * The script of the frame. It replies to each `{ type: "captcha-execute", id }` of the site with `{ type: "captcha-token", id, token
 * }`; when a challenge is needed it posts `{ type: "captcha-challenge", isOpen }` first, so that the site makes room for it. Where it
 * can have neither it replies with `{ type: "captcha-failed", id }`.
 */
export const challengeScript = `
const part = (id) => document.getElementById(id);
const [challenge, pictures, form, wrong] = ["challenge", "pictures", "question", "wrong"].map(part);
const buttons = [...document.querySelectorAll(".picture")];
const [star, ...others] = [...document.querySelectorAll("template")];
const waiting = new Set();
let site = null;
let current = null;

const postToSite = (message) => site.source.postMessage(message, site.origin);
const call = async (path, body = {}) => {
  const response = await fetch("/captcha/" + path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(path + " " + response.status);
  return response.json();
};

function close() {
  wrong.textContent = "";
  challenge.hidden = true;
  if (current) postToSite({ type: "captcha-challenge", isOpen: false });
  current = null;
}

async function openChallenge() {
  try {
    show(await call("challenge"));
  } catch {
    close();
    for (const id of waiting) postToSite({ type: "captcha-failed", id });
    waiting.clear();
  }
}

function show(given) {
  current = given;
  const rest = [...others];
  buttons.forEach((button, at) => {
    const shape = at === given.star ? star : rest.shift();
    button.replaceChildren(shape.content.cloneNode(true));
  });
  const [one, other] = given.question;
  form.querySelector("span").textContent = document.documentElement.dataset.question
    .replace("1", "\\u0000").replace("2", other).replace("\\u0000", one);
  form.querySelector("input").value = "";
  if (challenge.hidden) postToSite({ type: "captcha-challenge", isOpen: true });
  challenge.hidden = false;
}

async function execute(id) {
  waiting.add(id);
  if (current) return;
  try {
    const { token } = await call("token");
    waiting.delete(id);
    postToSite({ type: "captcha-token", id, token });
  } catch {
    await openChallenge();
  }
}

async function solve(given) {
  const solution = await call("solution", { id: current.id, ...given }).catch(() => null);
  const token = solution?.token;
  if (!token) {
    wrong.textContent = wrong.dataset.text;
    return solution ? show(solution.challenge) : openChallenge();
  }
  close();
  const [first, ...rest] = waiting;
  waiting.clear();
  postToSite({ type: "captcha-token", id: first, token });
  for (const id of rest) execute(id);
}

buttons.forEach((button, at) => button.addEventListener("click", () => solve({ picture: at })));
part("instead").addEventListener("click", () => {
  pictures.hidden = true;
  form.hidden = false;
  form.querySelector("input").focus();
});
form.addEventListener("submit", (event) => {
  event.preventDefault();
  solve({ sum: Number(form.querySelector("input").value) });
});
addEventListener("message", (event) => {
  if (event.source !== parent || event.data?.type !== "captcha-execute") return;
  site = { source: parent, origin: event.origin };
  execute(event.data.id);
});
`;
