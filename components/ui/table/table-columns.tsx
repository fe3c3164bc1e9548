import { styleRef } from "@/components/ui/style-ref";
import { columnRoom } from "@/components/ui/table/column-room";
import type { Column } from "@/components/ui/table/columns";

interface TableColumnsProps<Row> {
  columns: readonly Column<Row>[];
  widest: Readonly<Record<string, string>>;
  hasIcon: boolean;
  hasDetails: boolean;
}

/** The widths of the columns, the same in every table below another. Those of which no widest text is known share what is left. */
export function TableColumns<Row>({ columns, widest, hasIcon, hasDetails }: TableColumnsProps<Row>) {
  return (
    <colgroup>
      {/* A picture or a button, its distance from the edge, and the space at its other side. */}
      {hasIcon ? <col ref={styleRef({ width: "4.25rem" })} /> : null}
      {columns.map(({ id, header }) => {
        const text = widest[id];
        return <col key={id} ref={text === undefined ? null : styleRef({ width: columnRoom(header, text) })} />;
      })}
      {hasDetails ? <col ref={styleRef({ width: "4.25rem" })} /> : null}
    </colgroup>
  );
}
