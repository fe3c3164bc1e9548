import { Dropzone, DropzoneView } from "@/components/ui/dropzone";
import type { SendFile } from "@/components/ui/dropzone/use-uploads";
import { noUploads, type UploadState } from "@/lib/core/files/uploads";
import { FormRefusal } from "@/lib/core/form/form-refusal";
import type { Example } from "./exhibit";
import { documentLimits } from "./forms/demo-data";

const text = { label: "Proof of address", limits: documentLimits };
const still = { choose: () => {}, retry: () => {}, remove: () => {} };

/** What can become of a file. */
const states: Readonly<Record<string, UploadState>> = {
  sending: { kind: "sending", sent: 0.4 },
  sent: { kind: "stored" },
  "of the wrong type": { kind: "unfit", problem: "fileType" },
  "too large": { kind: "unfit", problem: "fileSize" },
  empty: { kind: "unfit", problem: "fileEmpty" },
  refused: {
    kind: "refused",
    reason: { code: "document.unreadable", message: "This picture is too dark to be read." },
    reference: null,
  },
  "without an answer": { kind: "unknown", reference: "7f3a" },
};

/** A file of this name, as large as it says. */
const file = (name: string) => new File(["0".repeat(420_000)], name, { type: "application/pdf" });

/** Plays the other side: takes two seconds, and refuses a file whose name says so. */
const send: SendFile = async ({ name }, { onProgress, signal }) => {
  for (let part = 1; part <= 10; part++) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    signal.throwIfAborted();
    onProgress(part / 10);
  }
  if (/refuse/i.test(name)) throw new FormRefusal({ form: { code: "demo", message: "The demo refuses this file." } });
};

/** The examples of what sends files. */
export const uploadExamples: Readonly<Record<string, Example>> = {
  dropzone: {
    description: "Files that are sent as soon as they are chosen or dropped, each with its progress and its end.",
    states: () => ({
      "at work: a name with refuse in it is refused": <Dropzone {...text} send={send} />,
      ...Object.fromEntries(
        Object.entries(states).map(([name, state]) => [
          name,
          <DropzoneView
            key={name}
            {...text}
            control={{
              ...still,
              state: { ...noUploads, list: [{ id: 1, file: file("electricity-bill-2026-03.pdf"), attempt: 1, state }] },
            }}
          />,
        ]),
      ),
      "several, with a long name": (
        <DropzoneView
          {...text}
          control={{
            ...still,
            state: {
              ...noUploads,
              list: Object.values(states).map((state, at) => ({
                id: at,
                file: file(`sahkolasku-ja-vuokrasopimus-${at}-${"pitka".repeat(6)}.pdf`),
                attempt: 1,
                state,
              })),
            },
          }}
        />
      ),
    }),
  },
};
