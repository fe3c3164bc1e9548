import { Html, html } from "./html";

/** One plain look for all partners: a card on a page, light or dark as the reader's device is. */
const styles = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; --page: #eef2f6; --paper: #fff; --ink: #101820; --muted: #4c5a68; --line: #d5dde5; --edge: #647382; --field: #fff; --go: #0b5cad; --on-go: #fff; --danger: #b3261e }
@media (prefers-color-scheme: dark) {
:root { --page: #0c1117; --paper: #141b23; --ink: #eef3f8; --muted: #a3b1bf; --line: #28323d; --edge: #8b9aa9; --field: #1b242e; --go: #6cb2ff; --on-go: #04121f; --danger: #ff8f80 }
}
*, ::before { box-sizing: border-box }
body { margin: 0; padding: 1rem; background: var(--page); color: var(--ink) }
main, form, label { display: grid; grid-template-columns: minmax(0, 1fr) }
main { gap: 1.1rem; max-width: 27rem; margin: auto; padding: 1.25rem; background: var(--paper); border: 1px solid var(--line); border-radius: 1rem }
h1 { display: flex; gap: .75rem; align-items: center; margin: 0; font-size: 1.25rem; line-height: 1.25 }
h1::before { content: ""; flex: none; width: 2.25rem; height: 2.25rem; border-radius: .65rem; background: linear-gradient(135deg, var(--go) 55%, var(--muted) 55%) }
p { margin: 0 }
form { gap: .875rem }
label { gap: .375rem; font-weight: 600; font-size: .875rem }
input, button { font: inherit; font-size: 1rem; min-height: 3rem; padding: .5rem .875rem; border: 1px solid var(--edge); border-radius: .75rem; min-width: 0 }
input { background: var(--field); color: var(--ink); font-weight: 400 }
button { font-weight: 650; cursor: pointer; border-color: var(--line); background: transparent; color: var(--ink) }
button[value=approve], button[value=confirm], button[value=finish] { background: var(--go); border-color: var(--go); color: var(--on-go) }
:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px }
small { font-size: .875rem; color: var(--muted) }
[role=alert] { color: var(--danger); font-weight: 600 }
`;

/** The headers of a partner's page. `ancestors`: who may frame it. A form's response may lead back to the site. */
export function partnerHeaders(siteOrigin: string, ancestors: string): Record<string, string> {
  return {
    "content-security-policy": `default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'self' ${siteOrigin}; frame-ancestors ${ancestors}`,
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
  };
}

interface PartnerPage {
  tag: string;
  title: string;
}

/** The document of a partner's page, below its own title. */
export const partnerPage = ({ tag, title }: PartnerPage, body: Html): string =>
  html`<!doctype html>
<html lang="${tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>${title}</title>
<style>${new Html(styles)}</style>
</head>
<body><main aria-labelledby="title"><h1 id="title">${title}</h1>${body}</main></body>
</html>`.text;
