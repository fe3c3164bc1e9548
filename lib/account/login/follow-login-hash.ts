import { paths } from "@/lib/routing/paths";
import { useSession } from "@/lib/session/store";
import { changeHash, leaveHash } from "@/lib/site/dialogs/popup-history";
import { useDialogs } from "@/lib/site/dialogs/store";
import { rootData } from "@/lib/site/root-data";
import { loginDialog } from "../dialogs";
import { continuing } from "./continuing";

const loginHash = paths.login();

/**
 * Opens the login popup on any page whose address ends in #login, and for nobody who is signed in (specification "Login"). While nobody
 * knows whether the visitor is signed in, the popup waits. One whose own login succeeded closes itself: it may have more to say.
 */
export function followLoginHash(): void {
  const { open, close } = useDialogs.getState();
  const kind = useSession.getState().session?.kind;
  if (kind === "player" && continuing.here) return;
  const leave = () => location.hash === loginHash && leaveHash();
  if (location.hash !== loginHash) close(loginDialog);
  else if (kind === "guest") open(loginDialog, null, leave);
  else if (kind === "player" || kind === "unavailable") {
    close(loginDialog);
    leave();
  }
}

/** Next writes the address that it started with once it is ready: a hash set in the meantime comes back from the head script. */
export function restoreLoginHash(): void {
  if (rootData("hash") === loginHash && !location.hash) changeHash(loginHash);
}
