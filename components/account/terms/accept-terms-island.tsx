"use client";

import { usePathname, useRouter } from "next/navigation";
import { useEffect } from "react";
import { Spinner } from "@/components/ui/spinner";
import { useLazy } from "@/components/ui/use-lazy";
import { loadQuietly } from "@/lib/core/lazy-import";
import { localeOfPath } from "@/lib/market/locale";
import { withMessages } from "@/lib/market/messages/with-messages";
import { paths } from "@/lib/routing/paths";
import { useSession } from "@/lib/session/store";

const load = () => loadQuietly(() => withMessages(["account"], () => import("./accept-terms")));

/** The terms to accept, for a player; a visitor is led to the login. A loader while nobody knows which of them it is. */
export function AcceptTermsIsland({ reading }: { reading: string }) {
  const router = useRouter();
  const pathname = usePathname();
  const kind = useSession(({ session }) => session?.kind);
  const { part } = useLazy(load, kind === "player");
  useEffect(() => {
    if (kind === "guest") router.replace(paths.accessError(localeOfPath(pathname), pathname));
  }, [kind, pathname, router]);
  if (part && kind === "player") return <part.AcceptTerms />;
  return (
    <p className="flex min-h-60 items-start gap-3 text-muted" role="status">
      <Spinner />
      {reading}
    </p>
  );
}
