import { endpoint } from "@/lib/session/platform/endpoint";
import { DataRequest, DataRequestBody, DataRequests } from "./schema";

export const dataRequests = endpoint({
  method: "get",
  path: "player/data-requests", // assumed
  response: DataRequests,
});

/** Of a kind one may be open: sent again it is refused and records no second one. */
export const sendDataRequest = endpoint({
  method: "post",
  path: "player/data-requests", // assumed
  body: DataRequestBody,
  response: DataRequest,
});
