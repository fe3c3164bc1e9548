import { CommonIslands, type CommonIslandsProps } from "@/app/[edition]/common-islands";
import { Intents } from "@/app/[edition]/player-islands";

/** The islands of every page in one chunk. */
export function Islands(props: CommonIslandsProps) {
  return (
    <>
      <Intents />
      <CommonIslands {...props} />
    </>
  );
}
