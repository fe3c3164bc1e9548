import { LinkButton } from "@/components/ui/button";
import { QueryState } from "@/components/ui/query-state";
import { Skeleton } from "@/components/ui/skeleton";
import { StateBlock } from "@/components/ui/state-block";
import { pageLocale } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import type { WithdrawFlow } from "@/lib/money/withdraw/flow";
import { withdrawalMethodsQuery } from "@/lib/money/withdraw/queries";
import { paths } from "@/lib/routing/paths";
import { usePlayerQuery } from "@/lib/session/player/player-queries";
import { LimitNotice } from "./limit-notice";
import { WithdrawFields, type WithdrawFieldsProps } from "./withdraw-fields";

interface WithdrawFormProps extends Omit<WithdrawFieldsProps, "methods"> {
  flow: WithdrawFlow;
  /** Opens what is asked for of documents. */
  onVerify: () => void;
}

/** The form of a withdrawal, with the ways to be paid. A player without one is told so. */
export function WithdrawForm({ flow, onVerify, ...props }: WithdrawFormProps) {
  const t = useTranslations("money.withdraw");
  return (
    <>
      <LimitNotice flow={flow} cash={props.balances.mainBalance} onVerify={onVerify} />
      <QueryState
        query={usePlayerQuery(withdrawalMethodsQuery)}
        loading={<Skeleton size="h-80 rounded-md" label={t("loading")} />}
        isEmpty={(methods) => methods.length === 0}
        empty={
          <StateBlock
            state="empty"
            look="stage"
            title={t("noMethods.title")}
            action={
              <LinkButton kind="secondary" href={paths.help(pageLocale())}>
                {t("support")}
              </LinkButton>
            }
          >
            {t("noMethods.text")}
          </StateBlock>
        }
      >
        {(methods) => <WithdrawFields {...props} methods={methods} />}
      </QueryState>
    </>
  );
}
