const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** HTML that may go into a page as it is. */
export class Html {
  constructor(readonly text: string) {}
}

type Value = string | number | Html | readonly Html[];

/** A template whose values are escaped, unless they are HTML themselves. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  return new Html(String.raw({ raw: parts }, ...values.map(written)));
}

function written(value: Value): string {
  if (value instanceof Html) return value.text;
  if (Array.isArray(value)) return value.map((each: Html) => each.text).join("");
  return String(value).replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** A whole page of the control listener. */
export function page(title: string, body: Html, script = ""): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>${title} · Greenroom sandbox</title>
<style>${new Html(styles)}</style>
</head>
<body>
<header><strong>Greenroom sandbox</strong><nav><a href="/">Control</a><a href="/content">Content</a><a href="/outbox">Outbox</a></nav></header>
<main><h1>${title}</h1>${body}</main>
${new Html(script && `<script>${script}</script>`)}
</body>
</html>`.text;
}

const styles = `
:root { color-scheme: dark light; --back: #0b100e; --surface: #131a17; --raised: #1b2420; --line: #27322d; --text: #f1f6f3;
  --muted: #a2b2a9; --accent: #34d17f; --on-accent: #04140b; --danger: #ff7a7a; }
@media (prefers-color-scheme: light) { :root { --back: #f5f8f6; --surface: #fff; --raised: #edf2ef; --line: #d8e1dc; --text: #0f1613;
  --muted: #4f5f57; --accent: #0b7a44; --on-accent: #fff; --danger: #b3261e; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--back); color: var(--text); font: 16px/1.45 system-ui, sans-serif; }
header { display: flex; gap: 24px; align-items: center; padding: 16px 24px; border-bottom: 1px solid var(--line); }
nav { display: flex; gap: 16px; }
a { color: var(--accent); }
main { max-width: 1200px; margin: 0 auto; padding: 24px; }
h1 { margin: 0 0 16px; font-size: 28px; letter-spacing: -0.02em; }
h2 { margin: 0 0 12px; font-size: 19px; }
section { background: var(--surface); border: 1px solid var(--line); border-radius: 16px; padding: 20px; margin: 0 0 16px; }
textarea { width: 100%; padding: 8px 10px; border: 1px solid var(--line); border-radius: 10px; background: var(--raised);
  color: var(--text); font: 14px/1.45 ui-monospace, monospace; }
form { display: grid; gap: 12px; grid-template-columns: repeat(auto-fill, minmax(180px, 1fr)); align-items: end; }
form.wide { grid-template-columns: minmax(0, 1fr); }
label { display: grid; gap: 4px; color: var(--muted); font-size: 14px; }
label.tick { display: flex; gap: 8px; align-items: center; min-height: 40px; color: var(--text); }
input[type=checkbox] { accent-color: var(--accent); width: 16px; height: 16px; }
input:not([type=checkbox]), select { width: 100%; height: 40px; padding: 0 10px; border: 1px solid var(--line); border-radius: 10px;
  background: var(--raised); color: var(--text); font: inherit; }
button { height: 40px; padding: 0 16px; border: 0; border-radius: 10px; background: var(--accent); color: var(--on-accent); font: inherit;
  font-weight: 600; cursor: pointer; }
button.quiet { background: var(--raised); color: var(--text); border: 1px solid var(--line); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
table { width: 100%; border-collapse: collapse; font-size: 14px; }
th, td { padding: 8px; text-align: left; border-top: 1px solid var(--line); vertical-align: top; overflow-wrap: anywhere; }
th { color: var(--muted); font-weight: 500; border: 0; }
td.amount { font-variant-numeric: tabular-nums; text-align: right; }
pre { margin: 12px 0 0; padding: 12px; border-radius: 10px; background: var(--raised); font-size: 13px; overflow: auto; max-height: 420px; }
pre:empty { display: none; }
.scroll { overflow-x: auto; }
.row { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
.muted { color: var(--muted); }
[role=status]:empty { display: none; }
[role=status] { margin: 12px 0 0; }
`;
