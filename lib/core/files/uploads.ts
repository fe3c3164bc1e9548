import type { Reason } from "../form/form-refusal";
import { type FileLimits, type FileProblem, fileProblem } from "./file-limits";

/**
 * How an attempt to send a file has ended. `unfit`: not within its limits, never sent. `unknown`: no usable response, so it may have
 * arrived.
 */
export type UploadEnd =
  | { kind: "stored" }
  | { kind: "unfit"; problem: FileProblem }
  | { kind: "refused"; reason: Reason; reference: string | null }
  | { kind: "unknown"; reference: string | null };

/** `sent`: from 0 to 1. */
export type UploadState = { kind: "sending"; sent: number } | UploadEnd;

/** A chosen file. `attempt` counts from 1: news of an earlier one is ignored. */
export interface Upload {
  id: number;
  file: File;
  attempt: number;
  state: UploadState;
}

export interface Uploads {
  /** In the order in which they were chosen. */
  list: readonly Upload[];
  nextId: number;
  /** The upload whose sending has ended last, or was refused at once; for those who do not see it. */
  latest: number | null;
}

export const noUploads: Uploads = { list: [], nextId: 1, latest: null };

export type UploadEvent =
  | { type: "chosen"; files: readonly File[]; limits: FileLimits }
  | { type: "progressed"; id: number; attempt: number; sent: number }
  | { type: "ended"; id: number; attempt: number; end: UploadEnd }
  | { type: "retried"; id: number }
  | { type: "removed"; id: number };

/** The files of a dropzone. An event that does not belong to the current state of its file changes nothing. */
export function uploads(state: Uploads, event: UploadEvent): Uploads {
  switch (event.type) {
    case "chosen": {
      const chosen = event.files.map((file, at) => begun(file, state.nextId + at, event.limits));
      const unfit = chosen.findLast((each) => each.state.kind === "unfit");
      return {
        list: [...state.list, ...chosen],
        nextId: state.nextId + chosen.length,
        latest: unfit?.id ?? state.latest,
      };
    }
    case "progressed":
      return changed(state, event, (upload) => ({ ...upload, state: { kind: "sending", sent: event.sent } }));
    case "ended":
      return { ...changed(state, event, (upload) => ({ ...upload, state: event.end })), latest: event.id };
    case "retried": {
      const list = state.list.map((each) => (each.id === event.id && canRetry(each) ? again(each) : each));
      return { ...state, list };
    }
    case "removed":
      return { ...state, list: state.list.filter(({ id }) => id !== event.id) };
  }
}

/** A refused file may be taken later, and one that may have arrived is known by its name to who receives it. */
export const canRetry = ({ state }: Upload): boolean => state.kind === "refused" || state.kind === "unknown";

function begun(file: File, id: number, limits: FileLimits): Upload {
  const problem = fileProblem(file, limits);
  return { id, file, attempt: 1, state: problem ? { kind: "unfit", problem } : { kind: "sending", sent: 0 } };
}

const again = (upload: Upload): Upload => ({
  ...upload,
  attempt: upload.attempt + 1,
  state: { kind: "sending", sent: 0 },
});

/** Changes the upload of this attempt while it is sent. */
function changed(
  state: Uploads,
  { id, attempt }: { id: number; attempt: number },
  change: (upload: Upload) => Upload,
): Uploads {
  const isMeant = (each: Upload) => each.id === id && each.attempt === attempt && each.state.kind === "sending";
  return { ...state, list: state.list.map((each) => (isMeant(each) ? change(each) : each)) };
}
