/** Where the edge has found this browser; "" is nowhere that it knows. */
export function stayIn(country: string, region = ""): void {
  // biome-ignore lint/suspicious/noDocumentCookie: as the edge does
  document.cookie = `country-code=${country}; path=/`;
  // biome-ignore lint/suspicious/noDocumentCookie: as the edge does
  document.cookie = `region-code=${region}; path=/`;
}
