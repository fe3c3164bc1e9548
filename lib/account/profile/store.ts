import { create } from "zustand";
import type { FieldError } from "@/lib/core/http/http-errors";
import { onPlayerLeft } from "@/lib/session/player/on-player-change";

/** The forms of the account page that the platform's field errors are routed to. */
export const accountForms = ["address", "language", "phone", "password", "province"] as const;
export type AccountForm = (typeof accountForms)[number];

export type BackendErrors = Readonly<Record<AccountForm, readonly FieldError[]>>;

const none: BackendErrors = { address: [], language: [], phone: [], password: [], province: [] };

interface AccountStore {
  /** The errors that the platform gave last, by the form that they belong to. */
  backendErrors: BackendErrors;
  setBackendErrors(errors: Partial<BackendErrors>): void;
  clearBackendErrors(form: AccountForm): void;
}

export const useAccountStore = create<AccountStore>()((set) => ({
  backendErrors: none,
  setBackendErrors: (errors) => set(({ backendErrors }) => ({ backendErrors: { ...backendErrors, ...errors } })),
  clearBackendErrors: (form) => set(({ backendErrors }) => ({ backendErrors: { ...backendErrors, [form]: [] } })),
}));
onPlayerLeft(() => useAccountStore.setState({ backendErrors: none }));
