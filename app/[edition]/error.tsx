"use client";

import { FailureScreen } from "@/components/site/failure-screen";

/** A page that could not be drawn or loaded; header and footer stay. */
export default function PageError({ error }: { error: unknown }) {
  return <FailureScreen error={error} />;
}
