import { z } from "zod";
import type { PageList } from "@/lib/content/page-list";
import { contentTags } from "@/lib/content/tags";
import { pathBelow } from "@/lib/routing/build-path";
import { routes } from "@/lib/routing/routes";
import { landingSlugsQuery } from "./groq";

/** The landing pages of campaigns, at either of their addresses. */
export const landingPages: PageList = {
  routes: [routes.landing, routes.registrationLanding],
  query: landingSlugsQuery,
  params: {},
  tags: [contentTags.landing],
  read: (result) =>
    z
      .array(z.string())
      .parse(result)
      .flatMap((slug) => [
        { path: pathBelow("landing", { id: slug }) },
        { path: pathBelow("registrationLanding", { slug }) },
      ]),
};
