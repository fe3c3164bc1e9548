import { clsx } from "clsx";
import type { ReactNode } from "react";
import { contentHref } from "@/lib/content/href";
import type { Mark, Span } from "@/lib/content/portable-text";
import type { ListPart, Part } from "@/lib/content/text-blocks";
import type { Locale } from "@/lib/market/locale";
import { ContentTable } from "./content-table";
import { headings, listItem, lists, outsideLink, quotation, roomAbove, textLink } from "./text-styles";

/** The parts of a content page as elements: nothing of what an editor wrote reaches the page as markup. */
export function PortableText({ locale, parts }: { locale: Locale; parts: readonly Part[] }) {
  const draw = (spans: readonly Span[]) => <Spans locale={locale} spans={spans} />;
  return parts.map((part, at) => (
    <PartElement key={keyOf(at)} part={part} room={roomAbove(part, parts[at - 1])} draw={draw} />
  ));
}

interface PartProps {
  part: Part;
  /** A utility. */
  room: string;
  draw: (spans: readonly Span[]) => ReactNode;
}

function PartElement({ part, room, draw }: PartProps) {
  switch (part.kind) {
    case "heading": {
      const Heading = part.level === 2 ? "h2" : "h3";
      return (
        <Heading id={part.id} className={clsx(headings[part.level], room)}>
          {draw(part.spans)}
        </Heading>
      );
    }
    case "paragraph":
      return <p className={room}>{draw(part.spans)}</p>;
    case "quote":
      return (
        <blockquote className={clsx(quotation, room)}>
          <p>{draw(part.spans)}</p>
        </blockquote>
      );
    case "list":
      return <List list={part} room={room} draw={draw} />;
    case "table":
      return <ContentTable head={part.head} rows={part.rows} room={room} draw={draw} />;
  }
}

function List({ list, room, draw }: Pick<PartProps, "draw"> & { list: ListPart; room?: string }) {
  const Element = list.ordered ? "ol" : "ul";
  return (
    <Element className={clsx(lists[Element], room)}>
      {list.items.map(({ spans, lists }, at) => (
        <li key={keyOf(at)} className={listItem}>
          {draw(spans)}
          {lists.map((nested, below) => (
            <List key={keyOf(below)} list={nested} draw={draw} />
          ))}
        </li>
      ))}
    </Element>
  );
}

const elements = { strong: "strong", em: "em", code: "code" } as const satisfies Record<Mark, string>;

function Spans({ locale, spans }: { locale: Locale; spans: readonly Span[] }) {
  return spans.map(({ text, marks, link }, at) => {
    const marked = <Marked key={keyOf(at)} text={text} marks={marks} />;
    const address = link === null ? null : contentHref(locale, link);
    if (!address) return marked;
    return (
      <a
        key={keyOf(at)}
        className={address.isExternal ? outsideLink : textLink}
        href={address.href}
        rel={address.isExternal ? "noopener" : undefined}
      >
        {marked}
      </a>
    );
  });
}

function Marked({ text, marks: [mark, ...others] }: { text: string; marks: readonly Mark[] }): ReactNode {
  if (!mark) return text;
  const Element = elements[mark];
  return (
    <Element className={mark === "strong" ? "font-650" : undefined}>
      <Marked text={text} marks={others} />
    </Element>
  );
}

/** A text never changes its order while it is shown: the place is the name. */
const keyOf = (at: number) => String(at);
