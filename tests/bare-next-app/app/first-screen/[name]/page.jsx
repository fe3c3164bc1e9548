import { readFileSync } from "node:fs";
import "./page.css";

export const revalidate = 60;

export function generateStaticParams() {
  return [];
}

/** The pictures and headings of another page's first screen, at their places, and nothing else. */
export default function Page() {
  const parts = JSON.parse(readFileSync(process.env.FIRST_SCREEN, "utf8"));
  return (
    <main>
      {parts.map(({ left, top, width, height, text, image }) => (
        // biome-ignore lint/nursery/noInlineStyles: the places are read from the page that this one stands in for
        <div key={`${left}-${top}-${text}`} style={{ position: "absolute", left, top, width, height }}>
          {image ? <Picture {...image} width={width} height={height} /> : <h2>{text}</h2>}
        </div>
      ))}
    </main>
  );
}

function Picture({ alt, srcset, fetchpriority, ...attributes }) {
  return <img alt={alt} srcSet={srcset} fetchPriority={fetchpriority} {...attributes} />;
}
