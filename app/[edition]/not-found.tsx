import { LoadAsDocument } from "@/components/site/failures";

/** Without a client module of its own, which would be a file in every first load. */
export default function NotFound() {
  return <LoadAsDocument />;
}
