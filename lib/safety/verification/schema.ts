import * as z from "zod/mini";
import { Instant } from "@/lib/core/time/instant";

/** The kinds of documents, by the keys of the platform's response. */
export const documentKinds = [
  "idDocument",
  "addressDocument",
  "paymentDocument",
  "sowDocument",
  "eddQuestionnaire",
  "otherDocument",
] as const;
export type DocumentKind = (typeof documentKinds)[number];

export const documentStatuses = ["UNREQUESTED", "REQUESTED", "UNDER_REVIEW", "VERIFIED", "EXPIRED"] as const;
export type DocumentStatus = (typeof documentStatuses)[number];

const Text = z.nullish(z.string().check(z.minLength(1)));

/** The specification names the status and that there are reasons of a rejection; the other fields are assumed. */
const StatedDocument = z.pipe(
  z.object({
    id: Text,
    label: Text,
    documentStatus: z.enum(documentStatuses),
    rejectionReason: Text,
    attemptsLeft: z.nullish(z.int().check(z.nonnegative())),
    dueAt: z.nullish(Instant),
    sentAt: z.nullish(Instant),
    decidedAt: z.nullish(Instant),
  }),
  z.transform((stated) => ({
    id: stated.id ?? null,
    label: stated.label ?? null,
    status: stated.documentStatus,
    rejection: stated.rejectionReason ?? null,
    attemptsLeft: stated.attemptsLeft ?? null,
    dueAt: stated.dueAt ?? null,
    sentAt: stated.sentAt ?? null,
    decidedAt: stated.decidedAt ?? null,
  })),
);

type Stated = z.infer<typeof StatedDocument>;

/** One document of a player. `id` and `label` tell one of a list from the others. */
export interface PlayerDocument extends Stated {
  kind: DocumentKind;
}

const unrequested: Stated = {
  id: null,
  label: null,
  status: "UNREQUESTED",
  rejection: null,
  attemptsLeft: null,
  dueAt: null,
  sentAt: null,
  decidedAt: null,
};

/** A document that the platform leaves out is not asked for. One whose status is not known is refused with the whole response. */
const One = z._default(z.nullable(StatedDocument), null);
const Several = z._default(z.nullable(z.array(StatedDocument)), null);

/** All documents of a player, in the order of their kinds. */
export const PlayerDocuments = z.pipe(
  z.object({
    idDocument: One,
    addressDocument: One,
    paymentDocument: Several,
    sowDocument: One,
    eddQuestionnaire: One,
    otherDocument: Several,
  }),
  z.transform((stated): PlayerDocument[] =>
    documentKinds.flatMap((kind) => {
      const one = stated[kind];
      const list = Array.isArray(one) ? one : [one ?? unrequested];
      return list.map((each) => ({ ...each, kind }));
    }),
  ),
);

/** What a document is sent by: the address of an identity check, or the one that a file is put to. */
export const DocumentSettings = z.pipe(
  z.object({ redirectUrl: Text, uploadUrl: Text }),
  z.transform(({ redirectUrl, uploadUrl }) => ({ redirectUrl: redirectUrl ?? null, uploadUrl: uploadUrl ?? null })),
);
export type DocumentSettings = z.infer<typeof DocumentSettings>;

export const IdentityCheck = z.object({ redirectUrl: z.string() });

/** Which document a call is about: its kind, and one of a list or the sort of paper. */
export interface DocumentName {
  documentType: DocumentKind;
  subType?: string;
}

const name = { documentType: z.enum(documentKinds), subType: z.optional(z.string()) };
export const DocumentNameBody = z.object(name);
export const UploadStatusBody = z.object({ ...name, status: z.enum(["success", "failure"]) });
export type UploadOutcome = z.infer<typeof UploadStatusBody>["status"];
