import { keepDraft } from "@/lib/core/form-drafts";
import { useDialogs } from "@/lib/site/dialogs/store";

/** Opens the login in place of the sign-up, with the e-mail filled in. */
export function openLogin(email: string, closeSignUp: () => void): void {
  if (email !== "") keepDraft("login", { email });
  closeSignUp();
  // Closing goes back in the history where the sign-up was opened over a page: the login comes after that.
  setTimeout(() => useDialogs.getState().open("login", null));
}
