import { HttpResponse, http } from "msw";
import { server } from "@/tests/support/msw";

/** A storage of an island test that speaks tus: what has arrived, which calls reached it, and what it answers instead. */
export interface TusStorage {
  /** "PATCH 1000000" with the offset, "HEAD" */
  made: string[];
  bytes: Buffer;
  size: number;
  /** Answers a call in place of the storage. Undefined: the storage itself. */
  instead: (line: string, request: Request) => Response | Promise<Response> | undefined;
}

export const tusHeaders = { "Tus-Resumable": "1.0.0" };
/** Where its uploads arrive. */
export const tusUpload = "http://files.test/uploads/1";

/** Takes the place of the storage of `prepareVerification`. */
export function prepareTusStorage(): TusStorage {
  const storage: TusStorage = { made: [], bytes: Buffer.alloc(0), size: 0, instead: () => undefined };
  const answer = (line: string, request: Request, own: () => Response | Promise<Response>) => {
    storage.made.push(line);
    return storage.instead(line, request) ?? own();
  };
  const plain = (status: number, headers: Record<string, string> = {}) =>
    new HttpResponse(null, { status, headers: { ...tusHeaders, ...headers } });
  const offset = () => ({ "Upload-Offset": String(storage.bytes.length), "Upload-Length": String(storage.size) });
  server.use(
    http.post("http://files.test/put/:id", ({ request }) =>
      answer("POST", request, () => {
        storage.size = Number(request.headers.get("upload-length"));
        storage.bytes = Buffer.alloc(0);
        return plain(201, { Location: new URL(tusUpload).pathname });
      }),
    ),
    http.head(tusUpload, ({ request }) => answer("HEAD", request, () => plain(200, offset()))),
    http.patch(tusUpload, ({ request }) =>
      answer(`PATCH ${request.headers.get("upload-offset")}`, request, async () => {
        if (Number(request.headers.get("upload-offset")) !== storage.bytes.length) return plain(409);
        storage.bytes = Buffer.concat([storage.bytes, Buffer.from(await request.arrayBuffer())]);
        return plain(204, offset());
      }),
    ),
    http.delete(tusUpload, ({ request }) => answer("DELETE", request, () => plain(204))),
  );
  return storage;
}
