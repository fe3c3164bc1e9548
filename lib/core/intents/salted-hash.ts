/** A short hash of the subject, salted with the id: the same subject cannot be told from outside. */
export function saltedHash(subject: string, id: string): string {
  let hash = 2_166_136_261;
  for (const sign of id + subject) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 16_777_619);
  return (hash >>> 0).toString(36);
}
