import type { Http } from "@/lib/core/http/http";
import { callPlatform } from "@/lib/session/platform/endpoint";
import * as endpoints from "./endpoints";
import type { DocumentName, DocumentSettings, PlayerDocument, UploadOutcome } from "./schema";

/** @throws as every call does */
export const getDocuments = (http: Http, signal?: AbortSignal): Promise<PlayerDocument[]> =>
  callPlatform(http, endpoints.documents, { signal });

/** @throws as every call does */
export const getDocumentSettings = (http: Http, name: DocumentName, signal?: AbortSignal): Promise<DocumentSettings> =>
  callPlatform(http, endpoints.documentSettings, { body: name, signal });

/** @throws as every call does */
export const postUploadStatus = (http: Http, name: DocumentName, status: UploadOutcome): Promise<void> =>
  callPlatform(http, endpoints.uploadStatus, { body: { ...name, status } });

/** The address of the identity check. @throws as every call does */
export const startIdentityCheck = async (http: Http, returnUrl: string): Promise<string> =>
  (await callPlatform(http, endpoints.startIdentityCheck, { body: { returnUrl } })).redirectUrl;
