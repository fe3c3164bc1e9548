import { AmountField } from "@/components/ui/amount-field";
import { Form } from "@/components/ui/form/form";
import { FormControl } from "@/components/ui/form/form-control";
import { money } from "@/lib/core/money";
import { currencySymbol } from "@/lib/core/money-display";
import { pageTag } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { formatPlayerMoney } from "@/lib/market/player-money";
import type { BonusOffers } from "@/lib/money/deposit/bonuses";
import { leastLeft } from "@/lib/money/deposit/least-left";
import type { OpenPayment } from "@/lib/money/deposit/open-payment";
import type { DepositMethod } from "@/lib/money/deposit/schema";
import type { DepositFlow } from "@/lib/money/deposit/status";
import type { Limit } from "@/lib/safety/limits/schema";
import { useWalletCurrency } from "../wallet/use-wallet-currency";
import { BonusChoice } from "./bonus-choice";
import { BonusTerms } from "./bonus-terms";
import { ConfirmPanel } from "./confirm-panel";
import { DepositMethods } from "./deposit-methods";
import { DocumentReminder } from "./document-reminder";
import { useBonusTerms } from "./use-bonus-terms";
import { useDepositForm } from "./use-deposit-form";
import { useSendDeposit } from "./use-send-deposit";

export interface DepositFormProps {
  flow: DepositFlow;
  onCashier: (payment: OpenPayment) => void;
  onOutcome: (reference: string) => void;
  /** Opens what is asked for of documents. */
  onVerify: () => void;
}

interface DepositFieldsProps extends DepositFormProps {
  methods: readonly DepositMethod[];
  limits: readonly Limit[];
  bonuses: BonusOffers;
  /** The id of the method used last. */
  lastMethod: string | null;
  /** The account has none yet. */
  isFirst: boolean;
}

/** Method, amount and bonus, and beside them what the player should know before they go on. No amount is proposed, and no bonus. */
export function DepositFields({ flow, methods, limits, bonuses, lastMethod, isFirst, ...ways }: DepositFieldsProps) {
  const t = useTranslations("money.deposit");
  const currency = useWalletCurrency();
  const [leftMinor, checkLeftMinor] = [leastLeft(limits), flow.limitLeft];
  const terms = useBonusTerms();
  const send = useSendDeposit({ currency, settleBonus: (values) => terms.settle(values, bonuses.offers), ...ways });
  const { form, method, amount, isOverLimit, offer, code } = useDepositForm({
    ...{ currency, methods, bonuses, leftMinor, checkLeftMinor, lastMethod, send },
  });
  const write = (amountMinor: number) => formatPlayerMoney(money(amountMinor, currency), pageTag());
  const left = Math.min(leftMinor ?? Number.POSITIVE_INFINITY, checkLeftMinor ?? Number.POSITIVE_INFINITY);
  // What is left may be less than the method takes: the refusal by the limit says that, and a range of the two would be none.
  const isEnough = method !== null && left >= method.min;
  const range = method && { leastMinor: method.min, mostMinor: isEnough ? Math.min(method.max, left) : method.max };
  const hasChoice = bonuses.offers.length > 0 || bonuses.takesCodes;
  const bonus = offer ? (offer.name ?? t("bonus.unnamed")) : code || t("confirm.noBonus");
  return (
    <Form form={form} label={t("title")}>
      <div className="grid items-start gap-x-8 gap-y-6 md:grid-cols-[minmax(0,1fr)_18rem] md:grid-rows-[auto_1fr]">
        <div className="grid min-w-0 gap-5">
          <DocumentReminder flow={flow} onVerify={ways.onVerify} />
          <FormControl form={form} name="methodId">
            {(control) => <DepositMethods {...control} methods={methods} lastMethod={lastMethod} write={write} />}
          </FormControl>
          <FormControl form={form} name="amount">
            {(control) => (
              <AmountField
                {...control}
                label={t("amount", { currency: currencySymbol(currency) })}
                hint={
                  range
                    ? t("range", { least: write(range.leastMinor), most: write(range.mostMinor) })
                    : t("chooseFirst")
                }
                currency={currency}
                repeats={false}
                range={isEnough && !isOverLimit() ? range : null}
              />
            )}
          </FormControl>
          <BonusChoice form={form} bonuses={bonuses} />
          <BonusTerms offer={offer} code={code} control={terms} />
        </div>
        <ConfirmPanel {...{ limits, flow, method, amount, isFirst, form }} bonus={hasChoice ? bonus : null} />
      </div>
    </Form>
  );
}
