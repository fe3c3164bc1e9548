import { stored } from "@/lib/core/browser-storage";
import type { DocumentName } from "./schema";

/** An upload that may be continued with its file, which is known by what is in it; nothing here tells a name of it. */
export interface KeptUpload extends DocumentName {
  address: string;
  /** SHA-256 of the file as it is sent, in hexadecimal. */
  digest: string;
  /** Which of several files alike it is, from 0: a card whose two sides were scanned into one picture. */
  copy: number;
}

/** A player has a few documents of a few pages each. */
const mostKept = 20;

const kept = stored<KeptUpload[]>({
  owner: "player",
  key: "uploads",
  area: "session",
  version: 1,
  parse: (value) => (Array.isArray(value) ? value.filter(isKeptUpload) : null),
});

function isKeptUpload(value: unknown): value is KeptUpload {
  const { documentType, subType, address, digest, copy } = Object(value);
  if (!Number.isInteger(copy)) return false;
  return [documentType, address, digest, subType ?? ""].every((part) => typeof part === "string");
}

const isOf =
  ({ documentType, subType }: DocumentName) =>
  (upload: KeptUpload) =>
    upload.documentType === documentType && upload.subType === subType;

export function keepUpload(upload: KeptUpload): void {
  kept.write([upload, ...(kept.read() ?? [])].slice(0, mostKept));
}

/** The upload of this file for this document, or null. */
export const findUpload = (name: DocumentName, digest: string, copy: number): KeptUpload | null =>
  kept.read()?.find((upload) => isOf(name)(upload) && upload.digest === digest && upload.copy === copy) ?? null;

export const forgetUpload = ({ address }: Pick<KeptUpload, "address">): void =>
  rewrite((upload) => upload.address !== address);

/** For a document that was sent. */
export const forgetUploads = (name: DocumentName): void => rewrite((upload) => !isOf(name)(upload));

/** Has a part of this document arrived? Of a list, the one that `id` names; of a sort of paper, any. */
export const hasKeptUpload = ({ kind, id }: { kind: string; id: string | null }): boolean =>
  kept.read()?.some((upload) => upload.documentType === kind && (id === null || upload.subType === id)) ?? false;

function rewrite(stays: (upload: KeptUpload) => boolean): void {
  const rest = (kept.read() ?? []).filter(stays);
  if (rest.length > 0) kept.write(rest);
  else kept.forget();
}

/** Null where the browser computes none. */
export async function digestOf(bytes: ArrayBuffer): Promise<string | null> {
  const digest = await globalThis.crypto?.subtle?.digest("SHA-256", new Uint8Array(bytes)).catch(() => null);
  return digest ? Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("") : null;
}
