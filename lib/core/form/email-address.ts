/** The problem of an e-mail address, as a key of messages. */
type EmailIssue = "required" | "emailNoAt" | "emailMarks" | "emailSpace" | "email";

/**
 * The problem of a line as an e-mail address; null where it may be one. The rule of logins and resets, which send a@b too: an account
 * may be older than the rule for new addresses, or from another system, and a refusal here would lock its player out.
 */
export function emailIssue(email: string): EmailIssue | null {
  if (email === "") return "required";
  if (!email.includes("@")) return "emailNoAt";
  // Of a link, or of the name and the list around an address that was pasted.
  if (/[:;,<>()[\]"]/.test(email)) return "emailMarks";
  if (/\s/.test(email)) return "emailSpace";
  return /^[^@]+@[^@]+$/.test(email) ? null : "email";
}

/**
 * The issue of an address for a new account: it is short enough, its host has a dot, and no dot is too many. Whether an address
 * exists, only a message to it tells.
 */
export function newEmailIssue(email: string): EmailIssue | "tooLong" | null {
  const issue = emailIssue(email);
  if (issue) return issue;
  if (email.length > 254) return "tooLong";
  return /^(?!\.|.*\.\.|.*\.@).+@[^.]+(\.[^.]+)+$/.test(email) ? null : "email";
}
