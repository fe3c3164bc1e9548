/** Data for the browser inside a page. It never runs; "<" is escaped so that no value can close the element. */
export function JsonBlock({ id, value }: { id: string; value: unknown }) {
  return (
    <script id={id} type="application/json">
      {JSON.stringify(value).replaceAll("<", "\\u003c")}
    </script>
  );
}
