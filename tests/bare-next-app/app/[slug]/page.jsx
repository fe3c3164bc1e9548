export const revalidate = 60;

export function generateStaticParams() {
  return [];
}

/** Rendered when it is first asked for, then kept: the way of the site's own pages. */
export default async function Page({ params }) {
  const { slug } = await params;
  return <h1>{slug}</h1>;
}
