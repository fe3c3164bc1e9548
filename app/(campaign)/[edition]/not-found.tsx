import { LoadAsDocument } from "@/components/site/errors/error-boundary";

/** As everywhere: the document of an address that is gone is the 404 page of its language. */
export default function NotFound() {
  return <LoadAsDocument />;
}
