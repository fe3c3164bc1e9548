"use client";

import { useEffect, useReducer, useRef } from "react";
import { type FileLimits, FileRefused } from "@/lib/core/files/file-limits";
import { noUploads, type Upload, type UploadEnd, type Uploads, uploads } from "@/lib/core/files/uploads";
import { submitFailure } from "@/lib/core/form/form-refusal";

interface UploadWatch {
  /** From 0 to 1. */
  onProgress: (sent: number) => void;
  /** Aborted when the file is removed, or the page is left. */
  signal: AbortSignal;
}

/** Sends one file: `platform.upload` bound to its address. Rejects as every call does. */
export type SendFile = (file: File, watch: UploadWatch) => Promise<unknown>;

export interface UploadControl {
  state: Uploads;
  choose(files: readonly File[]): void;
  retry(id: number): void;
  /** Gives up sending, where the file is not sent yet. */
  remove(id: number): void;
}

const keyOf = ({ id, attempt }: Upload) => `${id}/${attempt}`;

/** Sends chosen files, each on its own, and gives up those that are removed. */
export function useUploads(limits: FileLimits, send: SendFile): UploadControl {
  const [state, dispatch] = useReducer(uploads, noUploads);
  const running = useRef(new Map<string, AbortController>());

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is on the list decides
  useEffect(() => {
    const wanted = new Map(
      state.list.filter((each) => each.state.kind === "sending").map((each) => [keyOf(each), each]),
    );
    for (const [key, stop] of running.current) if (!wanted.has(key)) stopOne(key, stop);
    for (const [key, upload] of wanted) if (!running.current.has(key)) start(key, upload);
  }, [state.list]);
  useEffect(
    () => () => {
      for (const stop of running.current.values()) stop.abort();
      running.current.clear();
    },
    [],
  );

  function stopOne(key: string, stop: AbortController): void {
    stop.abort();
    running.current.delete(key);
  }

  function start(key: string, { id, attempt, file }: Upload): void {
    const stop = new AbortController();
    const { signal } = stop;
    running.current.set(key, stop);
    send(file, { signal, onProgress: (sent) => dispatch({ type: "progressed", id, attempt, sent }) }).then(
      () => dispatch({ type: "ended", id, attempt, end: { kind: "stored" } }),
      (error) => {
        if (!signal.aborted) dispatch({ type: "ended", id, attempt, end: endOf(error) });
      },
    );
  }

  return {
    state,
    choose: (files) => dispatch({ type: "chosen", files, limits }),
    retry: (id) => dispatch({ type: "retried", id }),
    remove: (id) => dispatch({ type: "removed", id }),
  };
}

function endOf(error: unknown): UploadEnd {
  if (error instanceof FileRefused) return { kind: "unfit", problem: error.problem };
  const failure = submitFailure(error, { drawn: [] });
  if (failure.kind === "unknown") return failure;
  const { form, reference } = failure.refusal;
  return { kind: "refused", reason: form ?? { code: null }, reference };
}
