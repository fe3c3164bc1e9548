import { Dialog, type DialogFrame } from "@/components/ui/dialog";
import { failureTexts } from "@/lib/site/browser-reports/error-messages";
import { FailureMessage } from "../errors/crash-screen";

/** Something that the visitor opened could not be loaded. */
export function ErrorDialog({ params, ...frame }: DialogFrame & { params: { reference: string } }) {
  const messages = failureTexts();
  if (!messages) return null;
  return (
    <Dialog {...frame} title={messages.missing.title} closeLabel={messages.close}>
      <FailureMessage kind="missing" reference={params.reference} />
    </Dialog>
  );
}
