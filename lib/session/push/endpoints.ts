import { endpoint } from "../platform/endpoint";
import { PushToken } from "./schema";

export const pushToken = endpoint({ method: "get", path: "player/push-token", response: PushToken }); // assumed
