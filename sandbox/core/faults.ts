import { randomUUID } from "node:crypto";
import { z } from "zod";
import { systems } from "./settings";

/** One way in which a service breaks. Who is hit is the scope: everybody, one test (its header) or one player (its token). */
export const Fault = z.object({
  system: z.enum(systems).exclude(["control"]),
  kind: z.enum(["refused", "slow", "half-open", "error", "garbage", "cut"]),
  /** With `error`: the status of the response. */
  status: z.number().int().min(400).max(599).default(500),
  /** With `slow`: the delay of the response, in milliseconds. */
  delayMs: z.number().int().min(0).max(60_000).default(5_000),
  /** Only calls whose path and query, decoded, contain this text. */
  path: z.string().default(""),
  test: z.string().optional(),
  player: z.string().optional(),
  /** After so many calls the fault is over. */
  times: z.number().int().positive().optional(),
});
export type Fault = z.infer<typeof Fault> & { id: string };

export interface Call {
  system: Fault["system"];
  path: string;
  test: string | undefined;
  player: string | undefined;
}

export interface Faults {
  add(fault: z.input<typeof Fault>): Fault;
  list(): readonly Fault[];
  remove(id?: string): void;
  /** The fault that hits this call, or null; counts it against `times`. */
  hit(call: Call): Fault | null;
}

export function createFaults(): Faults {
  let faults: Fault[] = [];
  return {
    add(input) {
      const fault = { ...Fault.parse(input), id: randomUUID() };
      faults.push(fault);
      return fault;
    },
    list: () => faults,
    remove(id) {
      faults = id === undefined ? [] : faults.filter((fault) => fault.id !== id);
    },
    hit(call) {
      const fault = faults.find((each) => hits(each, call));
      if (!fault) return null;
      if (fault.times !== undefined && --fault.times === 0) this.remove(fault.id);
      return fault;
    },
  };
}

function hits(fault: Fault, call: Call): boolean {
  return (
    fault.system === call.system &&
    call.path.includes(fault.path) &&
    (fault.test === undefined || fault.test === call.test) &&
    (fault.player === undefined || fault.player === call.player)
  );
}
