/** The answer of a route of ours that refuses, in the shape of the platform's errors. */
export function errorResponse(status: number, code: string, message: string): Response {
  return Response.json({ status, code, message }, { status, headers: { "cache-control": "no-store" } });
}
