import type { FileHttp } from "@/lib/core/http/http";
import { HttpError } from "@/lib/core/http/http-errors";
import { postUploadStatus } from "./api";
import { forgetUploads } from "./kept-uploads";
import type { DocumentName } from "./schema";
import type { Page, UploadFailure } from "./section";
import { ForeignAddress, sendFile, UploadStalled } from "./send-file";
import { leftMs, nextPace, type Pace } from "./time-left";

export interface Sending {
  name: DocumentName;
  pages: readonly Page[];
  signal: AbortSignal;
  /** From 0 to 1, and the time left in milliseconds where it is known. */
  onProgress: (page: Page, sent: number, leftMs: number | null) => void;
  onInterrupted: (page: Page) => void;
  onMoved: (page: Page, state: Page["state"]) => void;
}

/**
 * Sends the files of one document, each to an address of its own, and tells the platform once all have arrived: what is half sent is
 * under nobody's review. What has arrived before is not sent again.
 * @throws as `sendFile` does
 */
export async function sendDocument(platform: FileHttp, { name, pages, signal, ...on }: Sending): Promise<void> {
  for (const page of pages.filter(({ state }) => state === "ready")) {
    let pace: Pace | null = null;
    const before = pages.slice(0, pages.indexOf(page)).map(({ file }) => file);
    await sendFile(
      platform,
      name,
      { file: page.file, earlier: before.filter(({ size }) => size === page.file.size) },
      {
        signal,
        onProgress: (sent) => {
          pace = nextPace(pace, performance.now(), sent);
          on.onProgress(page, sent, leftMs(pace));
        },
        onInterrupted: () => on.onInterrupted(page),
      },
    );
    on.onMoved(page, "stored");
  }
  for (const page of pages.filter(({ state }) => state !== "reported")) {
    signal.throwIfAborted();
    await postUploadStatus(platform, name, "success");
    on.onMoved(page, "reported");
  }
  forgetUploads(name);
}

/** What a failure of sending means to the player. */
export function uploadFailure(error: unknown): UploadFailure {
  if (error instanceof ForeignAddress) return "address";
  if (error instanceof UploadStalled) return "stalled";
  return error instanceof HttpError && error.status < 500 ? "refused" : "unknown";
}
