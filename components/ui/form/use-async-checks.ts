"use client";

import { useEffect, useState } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { type AsyncCheck, createAsyncChecks } from "@/lib/core/form/async-checks";
import type { Reason } from "@/lib/core/form/form-refusal";

/** Runs the asynchronous checks, and sets their result at the field. */
export function useAsyncChecks<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  checks: Readonly<Record<string, AsyncCheck>>,
  setFieldError: (name: string, problem: Reason) => void,
) {
  const [running] = useState(() => createAsyncChecks(checks));
  const [checking, setChecking] = useState<string | null>(null);
  useEffect(() => () => running.stop(), [running]);

  /** True when no problem was found. A response for a value that has changed since is ignored. */
  async function find(name: Path<Input>): Promise<boolean> {
    const value: unknown = form.getValues(name);
    setChecking(name);
    const problem = await running.run(name, value);
    setChecking((other) => (other === name ? null : other));
    if (problem === null || form.getValues(name) !== value) return problem === null;
    setFieldError(name, problem);
    return false;
  }

  return {
    /** The field whose check is under way. */
    checking,
    /** For a field that was left; one that is empty or wrong by itself is not checked. */
    async check(name: Path<Input>): Promise<void> {
      if (!running.names.includes(name) || !form.getValues(name)) return;
      if (await form.trigger(name)) await find(name);
    },
    async checkAll(): Promise<boolean> {
      // The names of the checks are names of fields: the form's author wrote both.
      const found = await Promise.all(running.names.map((name) => find(name as Path<Input>)));
      return !found.includes(false);
    },
  };
}
