"use client";

import { useEffect } from "react";

/**
 * A soft navigation met a page that is gone. Asked for as a document, the address is answered with the 404 document of its
 * language; as a document this component is never seen.
 */
export default function NotFound() {
  useEffect(() => location.reload(), []);
  return null;
}
