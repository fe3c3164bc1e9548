import { Checkbox } from "@/components/ui/checkbox";
import { labelStyle } from "@/components/ui/control-styles";
import type { Translator } from "@/lib/market/messages/translator";
import type { Choice, ListResult } from "@/lib/play/game-lists/schema";
import { checkSuppliers } from "@/lib/play/game-lists/suppliers";

interface SupplierFilterProps {
  t: Translator<"play.gameLists">;
  result: ListResult;
  choice: Choice;
  onChange: (part: Partial<Choice>) => void;
}

/**
 * The providers and studios of a list: games of any that is checked are shown. A studio is shown by its name alone: the picture it
 * has is its provider's, which beside another name reads as a mistake.
 */
export function SupplierFilter({ t, result, choice, onChange }: SupplierFilterProps) {
  const toggle = (known: readonly string[], id: string) =>
    known.includes(id) ? known.filter((each) => each !== id) : [...known, id];
  const providers = checkSuppliers(result.providers, choice.providers);
  const subProviders = checkSuppliers(result.subProviders, choice.subProviders);
  return (
    <fieldset>
      <legend className={labelStyle}>{t("providers")}</legend>
      {providers.map(({ id, title, image, checked }) => (
        <Checkbox key={id} checked={checked} onChange={() => onChange({ providers: toggle(choice.providers, id) })}>
          <Supplier title={title} image={image} />
        </Checkbox>
      ))}
      {subProviders.map(({ _id, id, title, checked }) => (
        <Checkbox
          key={_id}
          checked={checked}
          onChange={() => onChange({ subProviders: toggle(choice.subProviders, id) })}
        >
          <Supplier title={title} image={null} />
        </Checkbox>
      ))}
    </fieldset>
  );
}

/** A name, and beside it the word mark of the provider, which is drawn for a dark ground. */
function Supplier({ title, image }: { title: string; image: string | null }) {
  return (
    <span className="flex items-center gap-3">
      <span className="flex-1">{title}</span>
      {image ? (
        <span className="rounded-sm bg-surface" data-theme="dark">
          <img src={image} alt="" width={72} height={24} loading="lazy" />
        </span>
      ) : null}
    </span>
  );
}
