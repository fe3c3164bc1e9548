import { clsx } from "clsx";
import { Button, LinkButton } from "@/components/ui/button";
import { Icon, type IconName } from "@/components/ui/icon";
import { Spinner } from "@/components/ui/spinner";
import { referenceOf } from "@/lib/core/intents/intent";
import { money } from "@/lib/core/money";
import { pageLocale, pageTag } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { formatPlayerMoney } from "@/lib/market/player-money";
import { formatTime } from "@/lib/market/times/format";
import type { Transaction } from "@/lib/money/transactions/schema";
import { isTakenBack, type PaymentStage, stageOfPayment } from "@/lib/money/transactions/stage";
import { paths } from "@/lib/routing/paths";
import { useWalletCurrency } from "../wallet/use-wallet-currency";

export interface OutcomeProps {
  reference: string;
  /** What the partner's page said of a refusal, where this tab has heard it. */
  reason: string | null;
  /** Begins another deposit. */
  onAgain: () => void;
}

type Outcome = "checking" | "waiting" | "paid" | "failed" | "cancelled" | "reverted";

const outcomes: Readonly<Record<PaymentStage, Outcome>> = {
  checking: "checking",
  unknown: "checking",
  waiting: "waiting",
  paid: "paid",
  failed: "failed",
  ended: "cancelled",
};

const outcomeOf = ({ status }: Transaction): Outcome =>
  isTakenBack(status) ? "reverted" : outcomes[stageOfPayment(status)];

const looks: Readonly<Record<Outcome, { icon: IconName | null; edge: string; colour: string }>> = {
  checking: { icon: null, edge: "border-line border-l-muted bg-raised", colour: "text-muted" },
  waiting: { icon: "clock", edge: "border-line border-l-text bg-raised", colour: "text-muted" },
  paid: { icon: "success", edge: "border-transparent border-l-accent bg-accent-soft", colour: "text-accent" },
  failed: { icon: "error", edge: "border-line border-l-danger bg-raised", colour: "text-danger" },
  cancelled: { icon: "error", edge: "border-line border-l-danger bg-raised", colour: "text-danger" },
  reverted: { icon: "error", edge: "border-line border-l-danger bg-raised", colour: "text-danger" },
};

/** What the partner's page gives as the reason of a refusal. */
const reasons = ["declined", "insufficientFunds", "expired", "notAccepted"] as const;

/** `payment`: null while the ledger does not have it. */
export function OutcomeCard({ reference, reason, onAgain, payment }: OutcomeProps & { payment: Transaction | null }) {
  const t = useTranslations("money.deposit");
  const currency = useWalletCurrency();
  const locale = pageLocale();
  const outcome = payment ? outcomeOf(payment) : "checking";
  const { icon, edge, colour } = looks[outcome];
  const known = reasons.find((each) => each === reason);
  const amount = payment && formatPlayerMoney(money(payment.amount, currency), pageTag());
  return (
    <div className="grid gap-5">
      <div role="status" className={clsx("flex gap-4 rounded-md border border-l-3 p-4", edge)}>
        <span className={clsx("flex text-2xl/compact", colour)}>
          {icon ? <Icon name={icon} size="size-7" /> : <Spinner />}
        </span>
        <div className="grid min-w-0 gap-1 wrap-anywhere">
          <h2 className="text-lg">{t(`outcome.${outcome}.title`)}</h2>
          {amount ? <p className="figures font-750 text-xl">{amount}</p> : null}
          <p className="text-pretty text-muted">
            {outcome === "failed" && known ? `${t(`outcome.reasons.${known}`)} ` : null}
            {t(`outcome.${outcome}.text`)}
          </p>
          <p className="figures flex flex-wrap gap-x-4 text-muted text-sm">
            {payment ? (
              <span>{t("outcome.asked", { time: formatTime(new Date(payment.transactionDate), pageTag()) })}</span>
            ) : null}
            <span>
              {t("reference")}: {referenceOf({ id: reference })}
            </span>
          </p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2.5">
        <LinkButton kind="secondary" href={paths.playerPage(locale, "banking")}>
          {t("outcome.banking")}
        </LinkButton>
        {outcome === "checking" ? null : (
          <Button kind="quiet" onClick={onAgain}>
            {t(outcome === "paid" || outcome === "reverted" ? "outcome.another" : "outcome.again")}
          </Button>
        )}
        {payment ? (
          <LinkButton kind="quiet" href={paths.depositOutcome(locale, reference)}>
            {t("outcome.link")}
          </LinkButton>
        ) : null}
      </div>
    </div>
  );
}
