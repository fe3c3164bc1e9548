import { Checkbox } from "@/components/ui/checkbox";
import { labelStyle } from "@/components/ui/control-styles";
import type { Translator } from "@/lib/market/messages/translator";
import type { Choice, Fact, ListResult } from "@/lib/play/game-lists/schema";
import { OptionText } from "./option-text";
import { factText } from "./option-texts";

interface FactFilterProps {
  t: Translator<"play.gameLists">;
  tag: string;
  result: ListResult;
  choice: Choice;
  onChange: (part: Partial<Choice>) => void;
}

const sections = [
  ["volatility", ["low", "medium", "high"]],
  ["return", ["rtp95", "rtp96", "rtp97"]],
  ["stake", ["stake1", "stake2", "stake3"]],
  ["features", ["jackpot", "new", "demo", "lines", "ways"]],
] as const satisfies readonly (readonly [string, readonly Fact[]])[];

/** What the games of the list differ in, with how many games each choice would leave. */
export function FactFilter({ t, tag, result, choice, onChange }: FactFilterProps) {
  const { facts } = choice;
  const toggle = (fact: Fact) => (facts.includes(fact) ? facts.filter((each) => each !== fact) : [...facts, fact]);
  return sections.map(([name, options]) => {
    const shown = options.filter((fact) => result.facts.includes(fact) || facts.includes(fact));
    if (shown.length === 0) return null;
    return (
      <fieldset key={name}>
        <legend className={labelStyle}>{t(name)}</legend>
        <div className="grid md:grid-cols-3 md:gap-x-6">
          {shown.map((fact) => (
            <Checkbox key={fact} checked={facts.includes(fact)} onChange={() => onChange({ facts: toggle(fact) })}>
              <OptionText text={factText(t, fact, tag, result.stakes)} count={result.counts.facts[fact] ?? 0} />
            </Checkbox>
          ))}
        </div>
      </fieldset>
    );
  });
}
