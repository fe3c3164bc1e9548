import { LinkButton } from "@/components/ui/button";
import { QueryFailure } from "@/components/ui/query-failure";
import { StateBlock } from "@/components/ui/state-block";
import { pageLocale } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { paths } from "@/lib/routing/paths";
import type { PageAccess } from "@/lib/session/permissions/permissions";

interface ChangeAccessProps {
  access: PageAccess;
  /** It could not be read what the player may do. */
  isUnreadable: boolean;
  onRetry: () => void;
}

/** Why limits cannot be changed now, and where to go; nothing where they can. */
export function ChangeAccess({ access, isUnreadable, onRetry }: ChangeAccessProps) {
  const t = useTranslations("safety.limits");
  if (access === "unknown" && isUnreadable) return <QueryFailure onRetry={onRetry} />;
  if (access !== "refused") return null;
  return (
    <StateBlock
      state="partial"
      look="line"
      action={
        <LinkButton kind="secondary-small" href={paths.account(pageLocale())}>
          {t("closed.account")}
        </LinkButton>
      }
    >
      {t("closed.text")}
    </StateBlock>
  );
}
