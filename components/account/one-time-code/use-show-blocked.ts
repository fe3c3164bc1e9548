import { useRouter } from "next/navigation";
import { maxAttemptsDialog } from "@/lib/account/dialogs";
import { localeOfPath } from "@/lib/market/locale";
import { paths } from "@/lib/routing/paths";
import { navigate } from "@/lib/site/dialogs/overlay-history";
import { useDialogs } from "@/lib/site/dialogs/store";

/** Shows a dialog about too many attempts; closing it leads home. */
export function useShowBlocked(): (untilMs: number | null) => void {
  const router = useRouter();
  return (untilMs) =>
    useDialogs
      .getState()
      .open(maxAttemptsDialog, { untilMs }, () => navigate(router, paths.home(localeOfPath(location.pathname))));
}
