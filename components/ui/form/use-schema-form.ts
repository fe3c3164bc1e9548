import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { type DefaultValues, type FieldValues, type Path, useForm } from "react-hook-form";
import { type AsyncCheck, matchFieldErrors, type SubmitFailure, submitFailure } from "@/lib/core/form";
import { dropDraft } from "@/lib/core/form-drafts";
import { isHandled } from "@/lib/core/handled-errors";
import { type FieldError, HttpError } from "@/lib/core/http-errors";
import { useAsyncChecks } from "./use-async-checks";
import { useDraft } from "./use-draft";

type FormSchema<Input extends FieldValues, Output> = Parameters<
  typeof standardSchemaResolver<Input, unknown, Output>
>[0];

interface SchemaFormOptions<Input extends FieldValues, Output> {
  /** Of zod or zod/mini. The message of an issue is a code, which `errorText` puts into words. */
  schema: FormSchema<Input, Output>;
  defaultValues: Input;
  /** Sends the form. Rejects with the error of the call; `signal` is aborted when the form goes away. */
  onSubmit(values: Output, signal: AbortSignal): Promise<void>;
  /** The messages of an error code; null for a code without words. */
  errorText(code: string, name: string): string | null;
  /** The name under which what is typed is kept over a reload. Without one nothing is. */
  draft?: string;
  /** Sending is not the end of it: the draft stays until the form's owner drops it. */
  keepsDraft?: boolean;
  /** The form's names of fields that the other side calls otherwise: `field` or `objectName.field`. */
  aliases?: Readonly<Record<string, Path<Input>>>;
  /** Checks that need a request, by field; run when the field is left and before the form is sent. */
  checks?: Readonly<Record<string, AsyncCheck>>;
}

/** One form: a schema in, the errors of its fields out. Given to `Form`, which draws it. */
export function useSchemaForm<Input extends FieldValues, Output>(options: SchemaFormOptions<Input, Output>) {
  const { schema, defaultValues, onSubmit, errorText, draft, keepsDraft, aliases, checks = {} } = options;
  const element = useRef<HTMLFormElement>(null);
  const sending = useRef<AbortController>(null);
  const [failure, setFailure] = useState<SubmitFailure | null>(null);
  const [refusals, setRefusals] = useState(0);
  const form = useForm<Input, unknown, Output>({
    resolver: standardSchemaResolver(schema),
    // The type of the defaults is the input's own, which the library cannot follow through its DeepPartial.
    defaultValues: defaultValues as DefaultValues<Input>,
    shouldFocusError: false,
  });
  useDraft(form, draft, element);
  const { checking, check, checkAll } = useAsyncChecks(form, checks);
  useEffect(() => () => sending.current?.abort(), []);

  async function send(values: Output, signal: AbortSignal): Promise<void> {
    try {
      if (!(await checkAll())) return setRefusals((count) => count + 1);
      await onSubmit(values, signal);
      if (draft && !keepsDraft) dropDraft(draft);
    } catch (error) {
      if (!signal.aborted && !isHandled(error)) refuse(submitFailure(error));
    }
  }

  function refuse(refused: SubmitFailure): void {
    const errors = refused.kind === "refused" ? refused.fields : [];
    const areAllShown = errors.length > 0 && setFieldErrors(errors).length === 0;
    setFailure(areAllShown ? null : refused);
    setRefusals((count) => count + 1);
  }

  /** Shows the server's errors at their fields. @returns those of no field */
  function setFieldErrors(errors: readonly FieldError[]): readonly FieldError[] {
    const { byField, others } = matchFieldErrors(errors, Object.keys(form.getValues()), aliases);
    for (const [name, { code, message }] of Object.entries(byField))
      form.setError(name as Path<Input>, {
        type: "server",
        message: code ?? "",
        ...(message ? { types: { message } } : {}),
      });
    return others;
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    // A second submit finds the first one here before React has drawn anything.
    if (sending.current) return;
    const own = new AbortController();
    sending.current = own;
    setFailure(null);
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
      refuse(submitFailure(cause instanceof HttpError ? cause : Object.assign(new HttpError(400, {}), { cause })));
    }
    // Once the fields show their errors: the first of them takes the focus.
    if (isRefused) setRefusals((count) => count + 1);
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
    const text = error.message ? errorText(error.message, name) : null;
    return text ?? String(error.types?.message ?? errorText("invalid", name) ?? error.message);
  }

  return {
    form,
    element,
    isBusy,
    failure,
    refusals,
    submit,
    checking,
    errorOf,
    setFieldErrors,
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
