import { readFileSync } from "node:fs";
import { createElement } from "react";

export const revalidate = 60;

export function generateStaticParams() {
  return [];
}

/** All that another page shows, tiles and pictures and words under its style sheet, without one of its scripts. */
export default async function Page({ params }) {
  const { name } = await params;
  const pages = JSON.parse(readFileSync(process.env.WHOLE_PAGES, "utf8"));
  return (
    <>
      <link rel="stylesheet" href="/assets/styles.css" precedence="default" />
      {toElement({ ...pages[name], tag: "div" })}
    </>
  );
}

function toElement(node) {
  if (typeof node === "string") return node;
  return createElement(node.tag, node.props, ...node.children.map(toElement));
}
