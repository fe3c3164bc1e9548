import { type PublicConfig, publicConfigId } from "@/lib/config/public";

/** The configuration inside a page. It never runs; as text it cannot close its element. */
export function ConfigBlock({ config }: { config: PublicConfig }) {
  return (
    <script id={publicConfigId} type="application/json">
      {JSON.stringify(config).replaceAll("<", "\\u003c")}
    </script>
  );
}
