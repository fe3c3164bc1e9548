"use client";

import { useEffect, useReducer, useRef, useState } from "react";
import { markHandled } from "@/lib/core/http/handled-errors";
import { leaveForCheck } from "@/lib/safety/verification/leave";
import { beginDocumentMutation, identityCheckMutation, sendDocumentMutation } from "@/lib/safety/verification/queries";
import { readPage } from "@/lib/safety/verification/read-page";
import { canSend } from "@/lib/safety/verification/rejection";
import { judgeLarge, scalePicture } from "@/lib/safety/verification/scale-picture";
import type { DocumentName, PlayerDocument } from "@/lib/safety/verification/schema";
import { newSection, nextSection, type Section, type SectionProblem } from "@/lib/safety/verification/section";
import { uploadFailure } from "@/lib/safety/verification/send";
import { UploadCancelled } from "@/lib/safety/verification/send-file";
import { maxPages } from "@/lib/safety/verification/upload-rules";
import { usePlayerMutation } from "@/lib/session/player/player-queries";

export interface SectionControl {
  section: Section;
  isStarting: boolean;
  /** Are chosen files still read? What is sent meanwhile would be sent without them. */
  isReading: boolean;
  /** Begins with files, of this sort of paper where there is one; the browser leaves where the platform wants an identity check. */
  start(subType: string | null): void;
  /** Leaves for the identity check. */
  check(): void;
  choose(files: readonly File[]): Promise<void>;
  /** Makes an oversized picture smaller. */
  scale(file: File): Promise<void>;
  dropOversized(file: File): void;
  remove(id: number): void;
  send(): void;
  cancel(): void;
  back(): void;
}

/** One section of the page with the calls that it makes. */
export function useSection(document: PlayerDocument): SectionControl {
  const { kind, id } = document;
  const isWanted = canSend(document);
  const [section, dispatch] = useReducer(nextSection(kind), kind, newSection);
  const [reads, setReads] = useState(0);
  const running = useRef<AbortController>(null);
  const begin = usePlayerMutation(beginDocumentMutation);
  const check = usePlayerMutation(identityCheckMutation);
  const sending = usePlayerMutation(sendDocumentMutation);
  useEffect(() => () => running.current?.abort(), []);
  useEffect(() => {
    if (isWanted) dispatch({ type: "askedAnew" });
  }, [isWanted]);

  const nameOf = (sort: string | null): DocumentName => {
    const subType = sort ?? id;
    return { documentType: kind, ...(subType !== null && { subType }) };
  };
  const leave = (address: Promise<string | null>, subType: string | null) =>
    address.then(
      (found) => (found === null ? dispatch({ type: "started", subType }) : leaveForCheck(found)),
      (error) => dispatch({ type: "startFailed", failure: uploadFailure(markHandled(error)) }),
    );

  return {
    section,
    isStarting: begin.isPending || check.isPending,
    isReading: reads > 0,
    start: (subType) => void leave(begin.mutateAsync(nameOf(subType)), subType),
    check: () => void leave(check.mutateAsync(), null),
    async choose(files) {
      setReads((count) => count + 1);
      const read = await Promise.all(files.map(readChosen)).finally(() => setReads((count) => count - 1));
      dispatch({
        type: "chosen",
        files: read.flatMap(({ name, page }) => (typeof page === "string" ? [] : [{ name, file: page }])),
        oversized: read.flatMap(({ name, file, page }) => (page === "scalable" ? [{ name, file }] : [])),
        problems: read.flatMap(({ name, page }): SectionProblem[] =>
          typeof page === "string" && page !== "scalable" ? [{ kind: page, name }] : [],
        ),
        max: maxPages(kind),
      });
    },
    async scale(file) {
      dispatch({ type: "scalingBegan", file });
      dispatch({ type: "scaled", file, result: await scalePicture(file) });
    },
    dropOversized: (file) => dispatch({ type: "oversizedDropped", file }),
    remove: (pageId) => dispatch({ type: "removed", id: pageId }),
    send() {
      const attempt = section.attempt + 1;
      const stop = new AbortController();
      running.current = stop;
      dispatch({ type: "sendBegan" });
      sending
        .mutateAsync({
          name: nameOf(section.subType),
          pages: section.pages,
          signal: stop.signal,
          onProgress: (page, sent, leftMs) => dispatch({ type: "progressed", attempt, pageId: page.id, sent, leftMs }),
          onInterrupted: (page) => dispatch({ type: "interrupted", attempt, pageId: page.id }),
          onMoved: (page, state) => dispatch({ type: "moved", attempt, pageId: page.id, state }),
        })
        .then(
          () => dispatch({ type: "finished", attempt }),
          (error) => dispatch({ type: "failed", attempt, failure: uploadFailure(markHandled(error)) }),
        );
    },
    cancel() {
      dispatch({ type: "cancelled" });
      running.current?.abort(new UploadCancelled());
    },
    back: () => dispatch({ type: "wentBack" }),
  };
}

async function readChosen(file: File) {
  const page = await readPage(file);
  return { name: file.name, file, page: page === "size" ? await judgeLarge(file) : page };
}
