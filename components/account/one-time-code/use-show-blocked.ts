import { useRouter } from "next/navigation";
import { maxAttemptsDialog } from "@/lib/account/dialogs";
import { localeOfPath } from "@/lib/market/locale";
import { paths } from "@/lib/routing/paths";
import { useDialogs } from "@/lib/site/dialogs/store";

/** Shows a dialog about too many attempts; closing it leads home. */
export function useShowBlocked(): (untilMs: number | null) => void {
  const router = useRouter();
  return (untilMs) =>
    useDialogs
      .getState()
      .open(maxAttemptsDialog, { untilMs }, () => router.push(paths.home(localeOfPath(location.pathname))));
}
