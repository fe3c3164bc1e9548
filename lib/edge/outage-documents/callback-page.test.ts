import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { requireBrand } from "@/lib/config/brand";
import { defaultLocale } from "@/lib/market/locale";
import { isIndexedRoute } from "@/lib/routing/indexed-routes";
import { routes } from "@/lib/routing/routes";
import { sendCallbackPage } from "./callback-page";

test("the document of the bank's frame is one that search engines are not to list, on a host of production too", async () => {
  const page = { brand: requireBrand("greenroom"), requestId: "ref-1", locale: defaultLocale };
  const server = createServer((request, response) => sendCallbackPage(request, response, page));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { headers } = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  server.close();
  expect([isIndexedRoute(routes.signUpCallback), headers.get("x-robots-tag")]).toEqual([false, "noindex"]);
});
