/** The claims of a token, unverified; empty when the text is not a token. */
export function payloadOf(token: string): Readonly<Record<string, unknown>> {
  try {
    const bytes = Uint8Array.from(
      atob((token.split(".")[1] ?? "").replace(/-/g, "+").replace(/_/g, "/")),
      (character) => character.charCodeAt(0),
    );
    const payload: unknown = JSON.parse(new TextDecoder().decode(bytes));
    // A JSON object has string keys and unknown values, which is all that is claimed here.
    return typeof payload === "object" && payload !== null ? (payload as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
