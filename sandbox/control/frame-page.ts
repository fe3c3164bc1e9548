import { type Html, html } from "./html";

interface FrameRights {
  /** May its script make calls? */
  connects?: boolean;
  /** May it send forms? */
  posts?: boolean;
  /** Has it the brand's font, as files beside its own? */
  fonts?: boolean;
}

/** The headers of a partner's page in a frame of the site: only the site may frame it. Its script and styles are files of its own. */
export function frameHeaders(siteOrigin: string, { connects, posts, fonts }: FrameRights): Record<string, string> {
  return {
    "content-security-policy": `default-src 'none'; script-src 'self'; style-src 'self';${connects ? " connect-src 'self';" : ""}${fonts ? " font-src 'self';" : ""} img-src data:; base-uri 'none'; form-action ${posts ? "'self'" : "'none'"}; frame-ancestors ${siteOrigin}`,
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
  };
}

interface FramePage {
  tag: string;
  title: string;
  /** Where its files are: "/chat/chat" has `/chat/chat.css` and `/chat/chat.js`. */
  files: string;
  /** What its script reads, as `data-` attributes of the document. */
  data: Record<string, string>;
}

/** The document of a partner's page in a frame of the site. */
export const framePage = ({ tag, title, files, data }: FramePage, main: Html): string =>
  html`<!doctype html>
<html lang="${tag}"${Object.entries(data).map(([name, value]) => html` data-${name}="${value}"`)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${files}.css">
<title>${title}</title>
<script type="module" src="${files}.js"></script>
</head>
<body><main aria-labelledby="title">${main}</main></body>
</html>`.text;
