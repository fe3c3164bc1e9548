import { Dialog } from "@/components/ui/dialog";
import type { Say } from "@/lib/account/login/words";
import { FailureLink } from "./failure-link";

/** Too many attempts: lies over the popup, which keeps what was typed for later. */
export function MaxAttemptsDialog({ say, onClose }: { say: Say; onClose: () => void }) {
  return (
    <Dialog title={say("failures.notNow")} closeLabel={say("close")} onClose={onClose}>
      <p>{say("failures.maxAttempts")}</p>
      <p>
        <FailureLink page="supportChat" label={say("failures.contact")} />
      </p>
    </Dialog>
  );
}
