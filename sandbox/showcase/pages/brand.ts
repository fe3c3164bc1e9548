/** The brand whose name the content carries: `name` in sentences, `domain` in its addresses. */
export interface Brand {
  name: string;
  domain: string;
}

/** "harbourlight" → Harbourlight, harbourlight.example */
export function brandOf(slug: string): Brand {
  const name = slug.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return { name, domain: `${slug}.example` };
}
