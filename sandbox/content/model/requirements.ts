import type { Member, Rule } from "./schema";

type Demand = (value: unknown) => string | null;

export function isRequired({ validation }: Member): boolean {
  return readRule(validation).isRequired;
}

/** The unmet requirements of a value, from a field and from the named type behind it. */
export function unmetRequirements(value: unknown, members: readonly (Member | undefined)[]): string[] {
  return members.flatMap((member) => readRule(member?.validation).demands).flatMap((demand) => demand(value) ?? []);
}

/** A rule is a chain of calls: this one records the calls. */
function readRule(validation: Member["validation"]): { isRequired: boolean; demands: Demand[] } {
  const read = { isRequired: false, demands: [] as Demand[] };
  const also = (demand: Demand): Rule => {
    read.demands.push(demand);
    return rule;
  };
  const rule: Rule = {
    required() {
      read.isRequired = true;
      return rule;
    },
    min: (least) => also((value) => (sizeOf(value) < least ? `is less than ${least}` : null)),
    max: (most) => also((value) => (sizeOf(value) > most ? `is more than ${most}` : null)),
    integer: () => also((value) => (Number.isInteger(value) ? null : "is no whole number")),
    regex: (pattern) => also((value) => (pattern.test(textOf(value)) ? null : `is not like ${pattern.source}`)),
    uri: ({ scheme }) =>
      also((value) => (scheme.some((each) => textOf(value).startsWith(`${each}:`)) ? null : "is no such address")),
  };
  validation?.(rule);
  return read;
}

/** The size that a minimum or maximum compares: a number itself, a text's and a list's length. */
function sizeOf(value: unknown): number {
  if (typeof value === "number") return value;
  return typeof value === "string" || Array.isArray(value) ? value.length : Number.NaN;
}

function textOf(value: unknown): string {
  if (typeof value === "object" && value !== null && "current" in value) return String(value.current);
  return String(value);
}
