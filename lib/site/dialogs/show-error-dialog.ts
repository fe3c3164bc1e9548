import { report } from "@/lib/site/browser-reports/report";
import { errorDialog } from "./site-dialogs";
import { useDialogs } from "./store";

/** Reports that something the visitor opened could not be loaded, and explains it over the page. `onClose`: the visitor gives up. */
export function showErrorDialog(error: unknown, onClose?: () => void): void {
  useDialogs.getState().open(errorDialog, { reference: report(error) }, onClose);
}
