import { endpoint } from "@/lib/session/platform/endpoint";
import { OpenRounds } from "./schema";

/** The specification has no call for them. */
export const openRounds = endpoint({ method: "get", path: "player/wallet/openRounds", response: OpenRounds }); // assumed
