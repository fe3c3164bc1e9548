/** `types`: MIME types as the browser reports them. */
export interface FileLimits {
  types: readonly string[];
  maxBytes: number;
}

export type FileProblem = "fileType" | "fileSize" | "fileEmpty";

/** A file was not sent: it is not within its limits. */
export class FileRefused extends Error {
  override readonly name = "FileRefused";
  readonly problem: FileProblem;

  constructor(problem: FileProblem) {
    super(`The file was refused (${problem})`);
    this.problem = problem;
  }
}

/** The reason why a file cannot be sent, or null; the receiver checks its content. */
export function fileProblem(file: { type: string; size: number }, { types, maxBytes }: FileLimits): FileProblem | null {
  if (!types.includes(file.type)) return "fileType";
  if (file.size === 0) return "fileEmpty";
  return file.size > maxBytes ? "fileSize" : null;
}

/** "JPEG, PDF" for MIME types. */
export const typeNames = (types: readonly string[]): string =>
  types.map((type) => (type.split("/")[1] ?? type).toUpperCase()).join(", ");

/** "4.2 MB" in the reader's language. */
export function fileSize(bytes: number, tag: string): string {
  const [value, unit] =
    bytes >= 1_000_000 ? ([bytes / 1_000_000, "megabyte"] as const) : ([bytes / 1_000, "kilobyte"] as const);
  return new Intl.NumberFormat(tag, { style: "unit", unit, maximumFractionDigits: 1 }).format(value);
}
