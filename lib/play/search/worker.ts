import type { WorkerCall } from "@/lib/core/workers/worker-calls";
import { createReplies } from "@/lib/core/workers/worker-replies";
import { createSearchResponder, type SearchRequest } from "./responder";

const reply = createReplies(createSearchResponder());

addEventListener("message", async ({ data }: MessageEvent<WorkerCall<SearchRequest>>) =>
  postMessage(await reply(data)),
);
