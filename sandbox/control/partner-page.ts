import { Html, html } from "./html";

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
  styles: string;
}

/** The document of a partner's page, below its own title. */
export const partnerPage = ({ tag, title, styles }: PartnerPage, body: Html): string =>
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
