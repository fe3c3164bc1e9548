import { createHmac } from "node:crypto";
import type { ContentDocument } from "./generator/document";

const deadlineMs = 3_000;

/** The webhook's body for a published document: enough to know which pages show it. */
export function webhookBody({ _id, _type, slug, market }: ContentDocument): string {
  const current = typeof slug === "object" && slug !== null && "current" in slug ? slug.current : undefined;
  return JSON.stringify({ _id, _type, slug: current, market });
}

/** The value of `sanity-webhook-signature`: HMAC-SHA-256 of time and body, base64url. `sentAt` in milliseconds. */
export function signWebhook(body: string, sentAt: number, secret: string): string {
  const signature = createHmac("sha256", secret).update(`${sentAt}.${body}`).digest("base64url");
  return `t=${sentAt},v1=${signature}`;
}

/** Notifies the site. A site that is down is a line in the log: the publish remains. Resolves to whether the site accepted it. */
export async function sendWebhook(siteOrigin: string, secret: string, document: ContentDocument): Promise<boolean> {
  const body = webhookBody(document);
  try {
    const response = await fetch(`${siteOrigin}/api/content-webhook`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "sanity-webhook-signature": signWebhook(body, Date.now(), secret),
      },
      body,
      signal: AbortSignal.timeout(deadlineMs),
    });
    if (!response.ok) console.warn(`sandbox content: the site responded to the webhook with ${response.status}`);
    return response.ok;
  } catch (error) {
    console.warn(
      `sandbox content: the webhook did not reach ${siteOrigin}: ${error instanceof Error ? error.message : error}`,
    );
    return false;
  }
}
