import { validator } from "hono/validator";
import type { z } from "zod";
import { refuseFields } from "./responses";

/** A name that a call reads of its query, and whether the call is refused without it. */
export interface QueryName {
  name: string;
  isRequired: boolean;
}

const namesOf = new WeakMap<object, QueryName[]>();

/** Reads the query of a call: `context.req.valid("query")`. A refusal speaks of it as `objectName`. `/endpoints` lists its names. */
export function readQuery<Shape extends Readonly<Record<string, z.ZodType>>>(
  objectName: string,
  schema: z.ZodObject<Shape, z.core.$ZodObjectConfig>,
) {
  const handler = validator("query", (sent, context) => {
    const parsed = schema.safeParse(sent);
    return parsed.success ? parsed.data : refuseFields(context, objectName, parsed.error, sent);
  });
  const fields = Object.entries(schema.shape);
  const names = fields.map(([name, field]) => ({ name, isRequired: !field.safeParse(undefined).success }));
  namesOf.set(handler, names);
  return handler;
}

export const queryNames = (handler: object): QueryName[] => namesOf.get(handler) ?? [];
