import type { ChallengeMessages } from "./messages";

/** The headers of the page. Only the site may frame it. */
export function pageHeaders(siteOrigin: string): Record<string, string> {
  return {
    "content-security-policy": `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${siteOrigin}`,
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
  };
}

const star = '<path d="M24 4l6 14 15 1-12 10 4 15-13-8-13 8 4-15L3 19l15-1z"/>';
const others = ['<circle cx="24" cy="24" r="19"/>', '<rect x="6" y="6" width="36" height="36" rx="4"/>'];

/** The page of the frame. The challenge stays hidden until a call is not let through without one. */
export function challengePage(messages: ChallengeMessages, theme: string): string {
  const { tag, legend, pick, picture, instead, question, check, wrong } = messages;
  const shapes = [star, ...others].map((shape) => `<template><svg viewBox="0 0 48 48">${shape}</svg></template>`);
  const pictures = [1, 2, 3].map(
    (at) => `<button type="button" class="picture" aria-label="${picture} ${at}"></button>`,
  );
  return `<!doctype html>
<html lang="${tag}" data-theme="${theme === "light" ? "light" : "dark"}" data-question="${question}">
<head><meta charset="utf-8"><title>${legend}</title>
<link rel="stylesheet" href="/captcha/captcha.css"><script type="module" src="/captcha/captcha.js"></script></head>
<body>${shapes.join("")}
<main id="challenge" hidden>
<h1>${legend}</h1>
<div id="pictures"><p>${pick}</p><div class="row">${pictures.join("")}</div>
<button type="button" id="instead" class="link">${instead}</button></div>
<form id="question" hidden><label><span></span><input inputmode="numeric" autocomplete="off" required></label>
<button>${check}</button></form>
<p id="wrong" role="alert" data-text="${wrong}"></p>
</main></body></html>`;
}

export const challengeStyle = `
:root { color-scheme: dark; --text: #f2f5f4; --line: #5d6b66; --raised: #24302c; --accent: #37d67a; }
:root[data-theme=light] { color-scheme: light; --text: #14201c; --line: #84918c; --raised: #eef3f0; --accent: #0b7a3e; }
body { margin: 0; font: 15px/1.5 system-ui, sans-serif; color: var(--text); background: transparent; }
h1 { margin: 0 0 4px; font-size: 16px; }
p { margin: 4px 0 8px; }
.row { display: flex; gap: 10px; }
button { min-height: 44px; padding: 4px 16px; font: inherit; color: inherit; background: var(--raised); border: 1px solid var(--line); border-radius: 8px; cursor: pointer; }
.picture { flex: 1; min-width: 0; max-width: 88px; padding: 4px; }
.picture svg { display: block; width: 40px; max-width: 100%; height: 40px; margin: auto; fill: var(--text); }
.link { padding: 0; background: none; border: 0; text-decoration: underline; }
label { display: grid; gap: 6px; margin-bottom: 8px; }
input { min-height: 44px; padding: 4px 12px; font: inherit; color: inherit; background: var(--raised); border: 1px solid var(--line); border-radius: 8px; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
`;
