import type { ReactNode } from "react";
import type { DialogFrame } from "@/components/ui/dialog";
import type { DialogHandle } from "@/lib/site/dialogs/handle";

/** Written as a method, so that the host may treat all dialogs alike; `dialogEntry` checks each against its own params. */
export type DialogContent<Params = unknown> = { render(props: DialogFrame & { params: Params }): ReactNode }["render"];

/** A dialog together with what loads its component: when somebody points at a link to it, or with its first opening. */
export interface DialogEntry {
  handle: DialogHandle;
  load(): Promise<DialogContent>;
  /** Opens and closes it by the hash of the address, whose change it is called for. A popup opens by its path without it. */
  follow?: () => void;
}

/** Says what loads the component of a dialog, which takes the dialog's own params, and how a hash opens it. */
export const dialogEntry = <Params>(
  handle: DialogHandle<Params>,
  load: () => Promise<DialogContent<NoInfer<Params>>>,
  follow?: () => void,
): DialogEntry => ({ handle, load, ...(follow && { follow }) });
