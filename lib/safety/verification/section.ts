import type { PageProblem } from "./read-page";
import type { DocumentKind } from "./schema";

/** One file of a document. `stored`: it has arrived; `reported`: the platform was told so. */
export interface Page {
  id: number;
  /** As the player's device calls it; never sent. */
  name: string;
  file: File;
  state: "ready" | "stored" | "reported";
  /** The bytes of the picture that it was made from, where it was too large. */
  madeFrom?: number;
}

/** A picture over the cap that can be made smaller, if the player wants it. */
export interface Oversized {
  name: string;
  file: File;
  isScaling: boolean;
}

export type UploadFailure = "address" | "refused" | "stalled" | "unknown";
export type SectionProblem = { kind: PageProblem; name: string } | { kind: "tooMany" };

/** The stages of a section of the page (specification "Upload flow stages per section"). */
export type SectionStage = "preUpload" | "selectType" | "upload" | "success" | "error";

export interface Section {
  stage: SectionStage;
  /** The sort of paper, where one is chosen first. */
  subType: string | null;
  pages: readonly Page[];
  oversized: readonly Oversized[];
  problems: readonly SectionProblem[];
  /** Counts the tries to send; news of an earlier one is ignored. */
  attempt: number;
  /** The page that is sent now, and how much of it has left, from 0 to 1. */
  sending: SendingPage | null;
  failure: UploadFailure | null;
}

interface SendingPage {
  pageId: number;
  sent: number;
  /** In milliseconds, where it is known. */
  leftMs: number | null;
  /** The line is lost, and tried again. */
  isInterrupted: boolean;
}

export type SectionEvent =
  | { type: "started"; subType: string | null }
  | { type: "startFailed"; failure: UploadFailure }
  | Chosen
  | { type: "removed"; id: number }
  | { type: "scalingBegan"; file: File }
  | { type: "scaled"; file: File; result: File | PageProblem }
  /** The player takes another picture instead. */
  | { type: "oversizedDropped"; file: File }
  | { type: "sendBegan" }
  | { type: "cancelled" }
  | { type: "wentBack" }
  | { type: "askedAnew" }
  | SentEvent;

interface Chosen {
  type: "chosen";
  files: readonly { name: string; file: File }[];
  /** Over the cap, and can be made smaller. */
  oversized: readonly { name: string; file: File }[];
  problems: readonly SectionProblem[];
  max: number;
}

/** News of a try to send. */
type SentEvent =
  | { type: "progressed"; attempt: number; pageId: number; sent: number; leftMs: number | null }
  | { type: "interrupted"; attempt: number; pageId: number }
  | { type: "moved"; attempt: number; pageId: number; state: Page["state"] }
  | { type: "failed"; attempt: number; failure: UploadFailure }
  | { type: "finished"; attempt: number };

const typedKinds: readonly DocumentKind[] = ["addressDocument", "sowDocument"];

/** The first stage: what needs its sort chosen begins with that, the others with what is to be sent. */
export const firstStage = (kind: DocumentKind): SectionStage =>
  typedKinds.includes(kind) ? "selectType" : "preUpload";

export const newSection = (kind: DocumentKind): Section => ({
  stage: firstStage(kind),
  subType: null,
  pages: [],
  oversized: [],
  problems: [],
  attempt: 0,
  sending: null,
  failure: null,
});

/** What another choice of files does away with. */
const filling = { stage: "upload", failure: null, problems: [] } as const;

/** One section. An event that does not belong to its stage, or to a try that is over, changes nothing. */
export function nextSection(kind: DocumentKind) {
  return (section: Section, event: SectionEvent): Section => {
    const { stage, attempt, sending, pages } = section;
    const isAtStart = stage === firstStage(kind);
    const isFilling = (stage === "upload" || stage === "error") && sending === null;
    switch (event.type) {
      case "started":
        return isAtStart ? { ...section, stage: "upload", subType: event.subType, failure: null } : section;
      case "startFailed":
        return isAtStart ? { ...section, failure: event.failure } : section;
      case "chosen":
        return isFilling ? { ...section, ...filling, ...chosen(section, event) } : section;
      case "removed":
        return isFilling ? { ...section, ...filling, pages: pages.filter(({ id }) => id !== event.id) } : section;
      case "scalingBegan":
      case "scaled":
      case "oversizedDropped":
        return isFilling ? oversized(section, event) : section;
      case "sendBegan": {
        const [first] = pages;
        if (!isFilling || !first || section.oversized.length > 0) return section;
        const begun = { pageId: first.id, sent: 0, leftMs: null, isInterrupted: false };
        return { ...section, stage: "upload", attempt: attempt + 1, sending: begun, failure: null, problems: [] };
      }
      case "wentBack":
        return sending === null && stage !== "success" ? { ...newSection(kind), attempt } : section;
      // It was sent, and is wanted again.
      case "askedAnew":
        return stage === "success" ? { ...newSection(kind), attempt } : section;
      case "cancelled":
        // A response to what was under way comes too late.
        return sending ? { ...section, attempt: attempt + 1, sending: null } : section;
      case "progressed":
      case "interrupted":
      case "moved":
      case "failed":
      case "finished":
        return event.attempt === attempt && sending ? sent(section, event) : section;
    }
  };
}

function chosen({ pages, oversized }: Section, event: Chosen): Pick<Section, "pages" | "oversized" | "problems"> {
  const { files, problems, max } = event;
  const nextId = idAfter(pages);
  const added = files.map(({ name, file }, at): Page => ({ id: nextId + at, name, file, state: "ready" }));
  const all = [...pages, ...added];
  const large = [...oversized, ...event.oversized.map((picture): Oversized => ({ ...picture, isScaling: false }))];
  const tooMany: SectionProblem[] = all.length + large.length > max ? [{ kind: "tooMany" }] : [];
  return {
    pages: all.slice(0, max),
    oversized: large.slice(0, Math.max(0, max - all.length)),
    problems: [...problems, ...tooMany],
  };
}

const idAfter = (pages: readonly Page[]) => 1 + Math.max(0, ...pages.map(({ id }) => id));

type OversizedEvent = Extract<SectionEvent, { type: "scalingBegan" | "scaled" | "oversizedDropped" }>;

function oversized(section: Section, event: OversizedEvent): Section {
  const found = section.oversized.find(({ file }) => file === event.file);
  if (!found) return section;
  const { pages } = section;
  if (event.type === "scalingBegan") {
    const begun = section.oversized.map((each) => (each === found ? { ...each, isScaling: true } : each));
    return { ...section, oversized: begun };
  }
  const rest = { ...section, ...filling, oversized: section.oversized.filter((each) => each !== found) };
  if (event.type === "oversizedDropped") return rest;
  const { name, file } = found;
  if (typeof event.result === "string") return { ...rest, problems: [{ kind: event.result, name }] };
  const page: Page = { id: idAfter(pages), name, file: event.result, state: "ready", madeFrom: file.size };
  return { ...rest, pages: [...pages, page] };
}

function sent(section: Section, event: SentEvent): Section {
  switch (event.type) {
    case "progressed": {
      const { pageId, sent, leftMs } = event;
      return { ...section, sending: { pageId, sent, leftMs, isInterrupted: false } };
    }
    case "interrupted": {
      const { pageId, sent } = section.sending ?? { pageId: event.pageId, sent: 0 };
      return { ...section, sending: { pageId, sent, leftMs: null, isInterrupted: true } };
    }
    case "moved": {
      const { pageId, state } = event;
      return { ...section, pages: section.pages.map((page) => (page.id === pageId ? { ...page, state } : page)) };
    }
    case "failed":
      return { ...section, stage: "error", sending: null, failure: event.failure };
    case "finished":
      return { ...section, stage: "success", sending: null };
  }
}
