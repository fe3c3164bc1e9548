import { Checkbox } from "@/components/ui/checkbox";
import { labelStyle } from "@/components/ui/control-styles";
import type { Translator } from "@/lib/market/messages/translator";
import type { Choice, ListResult } from "@/lib/play/game-lists/schema";
import { checkSuppliers } from "@/lib/play/game-lists/suppliers";
import { OptionText } from "./option-text";

interface SupplierFilterProps {
  t: Translator<"play.gameLists">;
  result: ListResult;
  choice: Choice;
  onChange: (part: Partial<Choice>) => void;
}

const columns = "grid md:grid-cols-3 md:gap-x-6";

/** The providers and studios of a list, with how many games each would leave: games of any that is checked are shown. */
export function SupplierFilter({ t, result, choice, onChange }: SupplierFilterProps) {
  const toggle = (known: readonly string[], id: string) =>
    known.includes(id) ? known.filter((each) => each !== id) : [...known, id];
  const { counts } = result;
  const providers = checkSuppliers(result.providers, choice.providers);
  const subProviders = checkSuppliers(result.subProviders, choice.subProviders);
  return (
    <>
      <fieldset>
        <legend className={labelStyle}>{t("providers")}</legend>
        <div className={columns}>
          {providers.map(({ id, title, checked }) => (
            <Checkbox key={id} checked={checked} onChange={() => onChange({ providers: toggle(choice.providers, id) })}>
              <OptionText text={title} count={counts.providers[id] ?? 0} />
            </Checkbox>
          ))}
        </div>
      </fieldset>
      {subProviders.length === 0 ? null : (
        <fieldset>
          <legend className={labelStyle}>{t("studios")}</legend>
          <div className={columns}>
            {subProviders.map(({ _id, id, title, checked }) => (
              <Checkbox
                key={_id}
                checked={checked}
                onChange={() => onChange({ subProviders: toggle(choice.subProviders, id) })}
              >
                <OptionText text={title} count={counts.subProviders[id] ?? 0} />
              </Checkbox>
            ))}
          </div>
        </fieldset>
      )}
    </>
  );
}
