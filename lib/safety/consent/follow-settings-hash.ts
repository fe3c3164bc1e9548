import { paths } from "@/lib/routing/paths";
import { changeHash, leaveHash } from "@/lib/site/dialogs/popup-history";
import { useDialogs } from "@/lib/site/dialogs/store";
import { rootData } from "@/lib/site/root-data";
import { cookieSettingsDialog } from "../dialogs";

const hash = paths.cookieSettings();

/** Opens the choice about cookies on any page whose address ends in its hash, for everybody. */
export function followSettingsHash(): void {
  const { open, close } = useDialogs.getState();
  if (location.hash === hash) open(cookieSettingsDialog, null, () => location.hash === hash && leaveHash());
  else close(cookieSettingsDialog);
}

/** Next writes the address that it started with once it is ready: a hash set in the meantime comes back from the head script. */
export function restoreCookieSettingsHash(): void {
  if (rootData("hash") === hash && !location.hash) changeHash(hash);
}
