import { linkStyle } from "@/components/ui/control-styles";
import type { FailureText } from "@/lib/account/login/failure-text";
import { localeOfPath } from "@/lib/market/locale";
import { paths } from "@/lib/routing/paths";

/** Links to the page about a refused login. */
export function FailureLink({ page, label }: NonNullable<FailureText["more"]>) {
  return (
    <a className={linkStyle.alone} href={paths[page](localeOfPath(location.pathname))}>
      {label}
    </a>
  );
}
