import { LoadAsDocument } from "@/components/site/errors/error-boundary";

/** Without its own client module, which would be a file in every first load. */
export default function NotFound() {
  return <LoadAsDocument />;
}
