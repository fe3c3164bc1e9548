import { ForfeitDialog } from "@/components/offers/rewards/forfeit-dialog";
import { forfeitDialog } from "@/lib/offers/dialogs";
import type { DialogParams } from "@/lib/site/dialogs/handle";
import { useDialogs } from "@/lib/site/dialogs/store";

/** The question before a bonus is given up, as the host of dialogs shows it. */
export function ForfeitQuestion() {
  const open = useDialogs(({ requests }) => requests.find(({ handle }) => handle === forfeitDialog));
  if (!open) return null;
  const params = open.params as DialogParams<typeof forfeitDialog>;
  return <ForfeitDialog isShown canClose params={params} onClose={() => useDialogs.getState().close(forfeitDialog)} />;
}
