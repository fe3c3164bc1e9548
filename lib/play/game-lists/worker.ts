import type { WorkerCall } from "@/lib/core/workers/worker-calls";
import { createReplies } from "@/lib/core/workers/worker-replies";
import { createListResponder, type ListRequest } from "./responder";

const reply = createReplies(createListResponder());

addEventListener("message", async ({ data }: MessageEvent<WorkerCall<ListRequest>>) => postMessage(await reply(data)));
