import { createResponder, type WorkerRequest } from "./responder";

const respond = createResponder();

addEventListener("message", async ({ data }: MessageEvent<WorkerRequest>) => postMessage(await respond(data)));
