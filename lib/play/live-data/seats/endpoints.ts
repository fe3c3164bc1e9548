import * as z from "zod/mini";
import { endpoint } from "@/lib/session/platform/endpoint";
import { PlatformTable } from "./schema";

export const liveTables = endpoint({ method: "get", path: "live/tables", response: z.array(PlatformTable) });
