/** Hands the reader a file that the page has made. */
export function downloadFile(name: string, content: string, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // A browser may read the file after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
