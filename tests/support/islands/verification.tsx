import { act, fireEvent, type RenderResult, render, screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { VerificationView } from "@/components/safety/verification/verification-view";
import { queryClient } from "@/lib/session/player/player-queries";
import { unknownSession } from "@/lib/session/state";
import { dispatchSession, useSession } from "@/lib/session/store";
import { config, signedInPlayer, writeConfig } from "@/tests/contract/session/browser";
import { loadAllMessages } from "@/tests/support/messages";
import { server } from "@/tests/support/msw";
import { openProfile } from "@/tests/support/profile";

const platform = "http://platform.test/v1";

type Respond = () => Response | Promise<Response>;

/** The platform of an island test: what it says, and which calls reached it. */
export interface DocumentCalls {
  /** "POST player/documents/verification" */
  made: string[];
  bodies: unknown[];
  files: { type: string | null; bytes: Uint8Array }[];
  respond: { profile: Respond; documents: Respond; settings: Respond; status: Respond; file: Respond; check: Respond };
}

export const json = (body: object) => () => HttpResponse.json(body);
export const failed = (status: number) => () => HttpResponse.json({ status, code: "error.any" }, { status });
export const uploadUrl = "http://files.test/put/1?key=a";

/** Before each test: a signed-in player of this level, with these documents. */
export async function prepareVerification(): Promise<DocumentCalls> {
  queryClient.clear();
  useSession.setState(unknownSession, true);
  history.replaceState(null, "", "/en-UN/my-account/account/verification");
  writeConfig({ ...config, documents: { uploads: ["http://files.test"], checks: ["http://check.test"] } });
  await loadAllMessages();
  const calls: DocumentCalls = {
    made: [],
    bodies: [],
    files: [],
    respond: {
      profile: json({ ...openProfile, kycStatus: "PENDING" }),
      documents: json({}),
      settings: json({ uploadUrl }),
      status: () => new HttpResponse(null, { status: 204 }),
      file: () => new HttpResponse(null, { status: 201 }),
      check: json({ redirectUrl: "http://check.test/visit/1" }),
    },
  };
  const on = (method: "get" | "post", path: string, name: keyof DocumentCalls["respond"]) =>
    http[method](`${platform}/${path}`, async ({ request }) => {
      calls.made.push(`${request.method} ${path}`);
      if (method === "post") calls.bodies.push(await request.json());
      return calls.respond[name]();
    });
  server.use(
    on("get", "player/profile", "profile"),
    on("get", "player/documents", "documents"),
    on("post", "player/documents/verification", "settings"),
    on("post", "player/documents/status", "status"),
    on("post", "jumio/documents/initiate", "check"),
    // A storage that takes a PUT alone.
    http.post("http://files.test/put/:id", () => new HttpResponse(null, { status: 405 })),
    http.put("http://files.test/put/:id", async ({ request }) => {
      calls.made.push("PUT file");
      calls.files.push({
        type: request.headers.get("content-type"),
        bytes: new Uint8Array(await request.arrayBuffer()),
      });
      return calls.respond.file();
    }),
  );
  return calls;
}

/** `places`: where the rules about the source of wealth are others than the market's. `ages`: where an age is verified before a deposit. */
export function showVerification(
  isWealthAsked = true,
  places: Record<string, boolean> = {},
  ages: Record<string, boolean> = {},
): RenderResult {
  const result = render(
    <VerificationView wealth={{ here: isWealthAsked, at: places }} beforeDeposit={{ here: false, at: ages }} />,
  );
  act(() => dispatchSession({ type: "signed-in", player: signedInPlayer() }));
  return result;
}

export const jpegBytes = (more = ""): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from(`\xff\xd8\xff\xe0${more}`, "latin1"));
export const jpeg = (name = "front.jpg", type = "image/jpeg"): File => new File([jpegBytes("picture")], name, { type });

export async function chooseFiles(...files: File[]): Promise<void> {
  const input = await screen.findByLabelText("Choose a file", { selector: "input" });
  await act(async () => {
    fireEvent.change(input, { target: { files } });
  });
}
