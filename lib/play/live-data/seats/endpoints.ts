import * as z from "zod/mini";
import { endpoint } from "@/lib/session/platform/endpoint";
import { PlatformTable } from "./schema";

export const liveTables = endpoint({
  method: "get",
  path: "live/tables",
  query: z.object({ partnerid: z.number(), providerKind: z.string() }),
  response: z.array(PlatformTable),
});
