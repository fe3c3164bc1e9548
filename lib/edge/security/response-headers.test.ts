import { expect, test } from "vitest";
import { ownHeaders } from "./response-headers";

function scriptSources(policies: readonly string[]): string[] {
  const sent = ownHeaders("text/html; charset=utf-8", policies).find(([name]) => name === "content-security-policy");
  const directives = [sent?.[1] ?? []].flat().flatMap((policy) => policy.split("; "));
  return directives.filter((each) => /^(script|default)-src/.test(each));
}

test("a page's own scripts and the configured addresses are one directive: every policy must allow a script", () => {
  const configured = "script-src https://analytics.example; connect-src 'self'";
  expect(scriptSources(["script-src 'self' 'sha256-x'", configured])).toEqual([
    "script-src 'self' 'sha256-x' https://analytics.example",
  ]);
  expect(scriptSources(["script-src 'self'", "connect-src 'self'"])).toEqual(["script-src 'self'"]);
});

test("a page that brings no policy of its scripts may run none", () => {
  expect(scriptSources(["connect-src 'self'"])).toEqual(["script-src 'none'"]);
  expect(scriptSources(["default-src 'none'; img-src 'self'"])).toEqual(["default-src 'none'"]);
});
