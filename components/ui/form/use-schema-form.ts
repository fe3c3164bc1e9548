"use client";

import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { type FormEvent, useEffect, useRef } from "react";
import { type DefaultValues, type FieldValues, type Path, useForm } from "react-hook-form";
import type { AsyncCheck } from "@/lib/core/form/async-checks";
import { dropDraft } from "@/lib/core/form/form-drafts";
import { FormRefusal } from "@/lib/core/form/form-refusal";
import type { FieldError } from "@/lib/core/http/http-errors";
import type { ErrorCatalogue } from "@/lib/market/messages/error-catalogue";
import type { MessageDomain } from "@/lib/market/messages/translator";
import { useAsyncChecks } from "./use-async-checks";
import { useDraft } from "./use-draft";
import { useErrorReader } from "./use-error-reader";
import { useRefusal } from "./use-refusal";

type FormSchema<Input extends FieldValues, Output> = Parameters<
  typeof standardSchemaResolver<Input, unknown, Output>
>[0];

export interface SchemaFormOptions<Input extends FieldValues, Output, Domain extends MessageDomain> {
  /** Of zod or zod/mini. The message of an issue is a code, which `catalogue` puts into words. */
  schema: FormSchema<Input, Output>;
  defaultValues: Input;
  /**
   * Sends the form. Rejects with a `FormRefusal`, or with the error of the call; one that is handled is shown elsewhere. `signal` is
   * aborted when the form goes away.
   */
  onSubmit(values: Output, signal: AbortSignal): Promise<void>;
  /** What the codes of issues and refusals read as: `commonErrors`, or the form's own. */
  catalogue: ErrorCatalogue<Domain>;
  /** The name under which what is typed is kept over a reload. Without one nothing is. */
  draft?: string;
  /** Sending is not the end of it: the draft stays until the form's owner drops it. */
  keepsDraft?: boolean;
  /** The form's names of fields that the other side calls otherwise: `field` or `objectName.field`. */
  aliases?: Readonly<Record<string, Path<Input>>>;
  /** Checks that need a request, by field; run when the field is left and before the form is sent. */
  checks?: Readonly<Record<string, AsyncCheck>>;
  /** Errors of its fields that reach the form by another way than its own submit; shown when they arrive. */
  fieldErrors?: readonly FieldError[];
}

/** One form: a schema in, the errors of its fields out. Given to `Form`, which draws it. */
export function useSchemaForm<Input extends FieldValues, Output, Domain extends MessageDomain = MessageDomain>(
  options: SchemaFormOptions<Input, Output, Domain>,
) {
  const { schema, defaultValues, onSubmit, catalogue, draft, keepsDraft, aliases, checks = {}, fieldErrors } = options;
  const element = useRef<HTMLFormElement>(null);
  const sending = useRef<AbortController>(null);
  const form = useForm<Input, unknown, Output>({
    resolver: standardSchemaResolver(schema),
    // The type of the defaults is the input's own, which the library cannot follow through its DeepPartial.
    defaultValues: defaultValues as DefaultValues<Input>,
    shouldFocusError: false,
  });
  const errors = useErrorReader(catalogue);
  const { failure, refusals, focusInvalid, clear, setFieldError, refuse, refuseFields } = useRefusal(
    form,
    element,
    aliases,
  );
  useDraft(form, draft, element);
  const { checking, check, checkAll } = useAsyncChecks(form, checks, setFieldError);
  useEffect(() => () => sending.current?.abort(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: shown when they arrive, and not again
  useEffect(() => {
    if (fieldErrors && fieldErrors.length > 0) refuseFields(fieldErrors);
  }, [fieldErrors]);

  async function send(values: Output, signal: AbortSignal): Promise<void> {
    try {
      if (!(await checkAll())) return focusInvalid();
      await onSubmit(values, signal);
      if (draft && !keepsDraft) dropDraft(draft);
    } catch (error) {
      if (!signal.aborted) refuse(error);
    }
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    // A second submit finds the first one here before React has drawn anything.
    if (sending.current) return;
    const own = new AbortController();
    sending.current = own;
    clear();
    readFilledIn(event.currentTarget);
    let isRefused = false;
    try {
      await form.handleSubmit(
        (values) => send(values, own.signal),
        () => {
          isRefused = true;
        },
      )();
    } catch (cause) {
      // The values could not be checked, as when rules did not arrive: nothing was sent, and the form can be sent again.
      refuse(cause instanceof FormRefusal ? cause : new FormRefusal({ form: { code: null } }, { cause }));
    }
    // Once the fields show their errors: the first of them takes the focus.
    if (isRefused) focusInvalid();
    sending.current = null;
  }

  /** Password managers and phones may fill in a field without an event. */
  function readFilledIn(filled: HTMLFormElement): void {
    for (const control of filled.querySelectorAll<HTMLInputElement>("input[autocomplete][name]")) {
      const name = control.name as Path<Input>;
      const value: unknown = form.getValues(name);
      if (typeof value === "string" && value === "" && control.value !== "" && isText(control))
        form.setValue(name, control.value as Input[Path<Input>]);
    }
  }

  const isBusy = form.formState.isSubmitting;

  function errorOf(name: Path<Input>): string | null {
    const { error } = form.getFieldState(name, form.formState);
    if (!error) return null;
    const { message, reference } = error.types ?? {};
    const reason = { code: error.message || null, ...(typeof message === "string" && { message }) };
    return errors.ofField(reason, name, typeof reference === "string" ? reference : null);
  }

  return {
    form,
    element,
    isBusy,
    /** Is a field marked as wrong, and is what is typed now wrong still? Reading it has every change checked. */
    get isInvalid() {
      return Object.keys(form.formState.errors).length > 0 && !form.formState.isValid;
    },
    failure,
    refusals,
    submit,
    refuse,
    checking,
    errors,
    errorOf,
    /** The props of a native text control. */
    text: (name: Path<Input>) => {
      const { onBlur, ...registered } = form.register(name);
      return {
        ...registered,
        onBlur: (event: { target: unknown; type?: unknown }) => onBlur(event).then(() => void check(name)),
        error: errorOf(name),
        readOnly: isBusy,
      };
    },
    /** The props of a native select, checkbox or group of radio buttons. */
    choice: (name: Path<Input>) => ({
      ...form.register(name),
      error: errorOf(name),
      "aria-disabled": isBusy || undefined,
    }),
  };
}

export type SchemaForm<Input extends FieldValues, Output> = ReturnType<typeof useSchemaForm<Input, Output>>;

const isText = ({ type }: HTMLInputElement) => /^(?:text|email|tel|password)$/.test(type);
