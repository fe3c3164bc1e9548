import { saveDraft } from "@/lib/core/form-drafts";
import { paths } from "@/lib/routing/paths";
import { changeHash, openPopup } from "@/lib/site/dialogs/popup";

/**
 * Opens the login in place of the sign-up, with the e-mail filled in. By the hash, which the login's own trigger reads once the
 * address has become that of the page below: where that takes a step back in the history, after it.
 */
export function openLogin(email: string, closeSignUp: () => void): void {
  if (email !== "") saveDraft("login", { email });
  closeSignUp();
  if (openPopup() === null) changeHash(paths.login());
  else addEventListener("popstate", () => setTimeout(() => location.assign(paths.login())), { once: true });
}
