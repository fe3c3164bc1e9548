import { isDevelopment } from "@/lib/config/mode";
import { reportsPath } from "@/lib/site/browser-reports/path";

/** The headers of every response, whatever its status. */
export const constantHeaders = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin-allow-popups",
  "cross-origin-resource-policy": "same-origin",
  "strict-transport-security": "max-age=63072000; includeSubDomains",
  "permissions-policy":
    "accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
  "x-frame-options": "DENY",
} as const;

/** One of several policies of a page; all are enforced. `script-src` comes with the cached page, addresses from the middleware. */
const constantPolicy =
  "object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'; style-src 'self'; font-src 'self'; media-src 'self'; manifest-src 'self'; worker-src 'self'";

/** The whole policy of a page in development: hot reload needs inline scripts and styles, `eval` and its own connection. */
const developmentPolicy =
  "object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval'; style-src 'self' 'unsafe-inline'";

/** Where a browser reports what a policy blocked, in its own words and in the newer ones: on every policy of a page. */
const reportDirectives = `report-uri ${reportsPath}; report-to reports`;
const reportingEndpoints = `reports="${reportsPath}"`;

/**
 * All headers of ours for a response of this type, for pages with all policies together. `policies`: what the page brings; one
 * without a `script-src` may run no script.
 */
export function ownHeaders(type: string, policies: readonly string[]): [string, string | string[]][] {
  const headers: [string, string | string[]][] = Object.entries(constantHeaders);
  if (type.startsWith("text/html")) {
    const enforced = isDevelopment ? [developmentPolicy] : [...joinScriptSources(policies), constantPolicy];
    headers.push(["content-security-policy", enforced.map((policy) => `${policy}; ${reportDirectives}`)]);
    headers.push(["reporting-endpoints", reportingEndpoints]);
  }
  if (/^text\/(html|x-component)/.test(type)) headers.push(["cache-control", "private, no-cache"]);
  // A picture for shared links: other sites show it.
  if (type === "image/jpeg") headers.push(["cross-origin-resource-policy", "cross-origin"]);
  return headers;
}

/**
 * A browser enforces every policy by itself, so a script must be allowed by each that has a `script-src`. The page's own knows its inline
 * scripts, another one the configured addresses: their sources become one directive. Without any, no script may run.
 */
function joinScriptSources(policies: readonly string[]): string[] {
  const directives = policies.map((policy) => policy.split("; "));
  const sources = directives.flat().flatMap((each) => (each.startsWith("script-src ") ? each.split(" ").slice(1) : []));
  const hasDefault = policies.some((policy) => policy.includes("default-src"));
  const scripts = sources.length > 0 ? `script-src ${[...new Set(sources)].join(" ")}` : "script-src 'none'";
  const others = directives.map((each) => {
    const rest = each.filter((directive) => !directive.startsWith("script-src "));
    // Its `default-src` is for scripts too.
    const isDefault = sources.length > 0 && rest.some((directive) => directive.startsWith("default-src "));
    return [...rest, ...(isDefault ? [scripts] : [])].join("; ");
  });
  return [...(sources.length > 0 || !hasDefault ? [scripts] : []), ...others.filter(Boolean)];
}
