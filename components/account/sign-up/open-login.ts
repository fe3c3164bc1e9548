import { keepDraft } from "@/lib/core/form-drafts";
import { paths } from "@/lib/routing/paths";
import { openPopup } from "@/lib/site/dialogs/popup";

/** Opens the login in place of the sign-up, with the e-mail filled in. */
export function openLogin(email: string, closeSignUp: () => void): void {
  if (email !== "") keepDraft("login", { email });
  const open = () => setTimeout(() => location.assign(paths.login()));
  // Closing goes back in the history where the sign-up was opened over a page: the login comes after that.
  const goesBack = openPopup() !== null && Boolean(history.state?.popup);
  if (goesBack) addEventListener("popstate", open, { once: true });
  closeSignUp();
  if (!goesBack) open();
}
