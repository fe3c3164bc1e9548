"use client";

/** A column of links: its title, and of each link the words and the address. */
export type FooterColumn = readonly [title: string, ...links: (readonly [words: string, href: string])[]];

/** The columns of links. A client component so that the page carries their markup once: React's data for it is this short list. */
export function FooterColumns({ columns }: { columns: readonly FooterColumn[] }) {
  return columns.map(([title, ...links]) => (
    <div key={title}>
      <h2>{title}</h2>
      {links.map(([words, href]) => (
        <a key={href} href={href} rel={href.startsWith("http") ? "noopener" : undefined}>
          {words}
        </a>
      ))}
    </div>
  ));
}

/** The names of the ways to pay; their pictures, whose addresses are long, are on the page of payment methods. */
export function FooterPayments({ label, names }: { label: string; names: readonly string[] }) {
  return (
    <ul className="footer-payments" aria-label={label}>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}
