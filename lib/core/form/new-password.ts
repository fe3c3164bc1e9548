/** The problem of a new password, as a key of messages. */
type PasswordIssue =
  | "required"
  | "passwordLength"
  | "passwordLetter"
  | "passwordDigit"
  | "passwordUnseen"
  | "passwordIsEmail";

/** Joiners and presentation marks where a script or an emoji needs them. */
const joined =
  /([\p{Extended_Pictographic}\p{Emoji_Modifier}\p{M}\p{Script=Arabic}])(?:\u200c|\u200d|\ufe0e|\ufe0f)+/gu;

/** Control characters, marks of direction, and all that has no width: who pastes one never types it again. */
const unseen = /[\p{Cc}\p{Default_Ignorable_Code_Point}]/u;

/**
 * The issue of a new password, within the bounds of registration; the platform has the last word.
 * @param email of the account; "" where it is not known
 */
export function newPasswordIssue(password: string, email: string): PasswordIssue | null {
  if (password === "") return "required";
  if (unseen.test(password.replace(joined, "$1"))) return "passwordUnseen";
  if (password.length < 8 || password.length > 64) return "passwordLength";
  if (!/\p{L}/u.test(password)) return "passwordLetter";
  if (!/\d/.test(password)) return "passwordDigit";
  return password.trim().toLowerCase() === email.trim().toLowerCase() ? "passwordIsEmail" : null;
}
