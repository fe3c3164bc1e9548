import { saveDraft } from "@/lib/core/form/form-drafts";
import { paths } from "@/lib/routing/paths";
import { pushPopup } from "@/lib/site/dialogs/popup-history";

/** Opens the login in place of the sign-up, over the page below, with the e-mail filled in. */
export function openLogin(email: string, closeSignUp: () => void): void {
  if (email !== "") saveDraft("login", { email });
  closeSignUp();
  // After the entries of the closed sign-up are left.
  setTimeout(() => pushPopup(paths.login()));
}
