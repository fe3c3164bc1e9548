import { localeOfPath } from "@/lib/site/market/locale";
import { paths } from "@/lib/site/routes/paths";

/** Leads to the page that says more about a refused login. */
export function FailureLink({ page, label }: { page: "supportChat" | "closedAccount"; label: string }) {
  return (
    <a className="w-fit underline underline-offset-4" href={paths[page](localeOfPath(location.pathname))}>
      {label}
    </a>
  );
}
