import type { IncomingMessage, ServerResponse } from "node:http";
import type { Brand } from "@/lib/config/brands/fields";
import { constantHeaders } from "@/lib/edge/security/response-headers";
import type { Locale } from "@/lib/market/locale";
import { paths } from "@/lib/routing/paths";
import { constantScript } from "./constant-script";
import { renderDocument } from "./document";
import { outageMessages } from "./messages";

/** Runs in the sign-up frame: posts the bank's result to the surrounding page, and to nobody else. */
function postToPage(): void {
  const query = new URLSearchParams(location.search);
  const [code, sessionId, error] = ["code", "sessionId", "error"].map((name) => query.get(name));
  // The code is for the page alone: it stays in no history.
  history.replaceState(null, "", location.pathname);
  const message = error === null && code && sessionId ? { code, sessionId } : { error: error || "no-code" };
  if (parent !== window) parent.postMessage(message, location.origin);
}

const script = constantScript(postToPage);

/** The one document of ours that our own pages may frame. */
const headers = {
  ...constantHeaders,
  "x-frame-options": "SAMEORIGIN",
  "x-robots-tag": "noindex",
  "content-type": "text/html; charset=utf-8",
  "content-security-policy": `default-src 'none'; script-src ${script.source}; style-src 'self'; font-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`,
  "cache-control": "private, no-store",
  "referrer-policy": "no-referrer",
} as const;

/** Where the bank sends the sign-up frame at the end: one small document, the same for every code. */
export function sendCallbackPage(
  { method }: IncomingMessage,
  response: ServerResponse,
  { brand, requestId, locale }: { brand: Pick<Brand, "name" | "slug">; requestId: string; locale: Locale },
): void {
  const { title, body, action } = outageMessages(locale).callback;
  const html = renderDocument(
    { locale, brand, title, icon: <link rel="icon" href="data:," /> },
    <>
      <main>
        <h1>{title}</h1>
        <p role="status">{body}</p>
        <p className="actions">
          <a href={paths.home(locale)} target="_top">
            {action}
          </a>
        </p>
      </main>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the constant above, whose hash the policy names */}
      <script dangerouslySetInnerHTML={{ __html: script.text }} />
    </>,
  );
  response.writeHead(200, { ...headers, "x-request-id": requestId });
  response.end(method === "HEAD" ? undefined : html);
}
