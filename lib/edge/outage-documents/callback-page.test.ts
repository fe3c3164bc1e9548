import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { requireBrand } from "@/lib/config/brand";
import { defaultLocale } from "@/lib/market/locale";
import { isIndexedRoute } from "@/lib/routing/indexed-routes";
import { routes } from "@/lib/routing/routes";
import { sendCallbackPage } from "./callback-page";

test("the document of the bank's frame is one that search engines are not to list, on a host of production too", () => {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  sendCallbackPage(response.req, response, {
    brand: requireBrand("greenroom"),
    requestId: "ref-1",
    locale: defaultLocale,
  });
  expect([isIndexedRoute(routes.signUpCallback), response.getHeader("x-robots-tag")]).toEqual([false, "noindex"]);
});
