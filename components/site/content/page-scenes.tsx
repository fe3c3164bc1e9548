import type { ReactNode } from "react";

/** Plain drawings for the heads of text pages, 280 × 180, in the tokens of the theme, which attributes may name. */

function Lines({ x, y, widths }: { x: number; y: number; widths: readonly number[] }) {
  return widths.map((width, at) => (
    <rect
      key={keyOf(at)}
      x={x}
      y={y + at * 17}
      width={width}
      height="7"
      rx="3.5"
      fill={`var(--${at === 0 ? "muted" : "line"})`}
    />
  ));
}

/** Lines never change their order: the place is the name. */
const keyOf = (at: number) => String(at);

/** Two sheets, read and checked. */
const papers = (
  <>
    <rect x="72" y="30" width="112" height="136" rx="14" transform="rotate(-8 128 98)" fill="var(--line)" />
    <rect x="94" y="22" width="114" height="140" rx="14" fill="var(--surface)" stroke="var(--line)" />
    <Lines x={112} y={44} widths={[54, 78, 70, 78, 46]} />
    <circle cx="198" cy="138" r="23" fill="var(--accent)" />
    <path d="m188 138 7 8 14-15" strokeWidth="4" fill="none" stroke="var(--on-accent)" />
  </>
);

const wallet = (
  <>
    <rect x="54" y="34" width="156" height="98" rx="16" transform="rotate(-9 132 83)" fill="var(--line)" />
    <rect x="68" y="50" width="164" height="104" rx="16" fill="var(--surface)" stroke="var(--line)" />
    <rect x="68" y="70" width="164" height="18" fill="var(--line)" />
    <rect x="84" y="104" width="30" height="22" rx="6" fill="var(--accent)" />
    <Lines x={84} y={137} widths={[46]} />
    <circle cx="222" cy="52" r="25" fill="var(--raised)" stroke="var(--line)" />
    <path d="M212 47h18l-5-5m7 15h-18l5 5" strokeWidth="3" fill="none" stroke="var(--text)" />
  </>
);

const talk = (
  <>
    <path
      d="M76 34h104a20 20 0 0 1 20 20v34a20 20 0 0 1-20 20H98l-24 20v-21a20 20 0 0 1-18-20V54a20 20 0 0 1 20-20Z"
      fill="var(--surface)"
      stroke="var(--line)"
    />
    <Lines x={78} y={56} widths={[72, 96]} />
    <path
      d="M142 92h72a20 20 0 0 1 20 20v22a20 20 0 0 1-18 20v18l-22-18h-52a20 20 0 0 1-20-20v-22a20 20 0 0 1 20-20Z"
      fill="var(--accent)"
    />
    {[156, 178, 200].map((x) => (
      <circle key={x} cx={x} cy="123" r="5.5" fill="var(--on-accent)" />
    ))}
  </>
);

/** A limit that is set, and a pause. */
const control = (
  <>
    <path d="M60 140a80 80 0 0 1 160 0" strokeWidth="20" fill="none" stroke="var(--line)" />
    <path d="M60 140a80 80 0 0 1 108-75" strokeWidth="20" fill="none" stroke="var(--accent)" />
    <path d="m140 140 26-58" strokeWidth="6" fill="none" stroke="var(--text)" />
    <circle cx="140" cy="140" r="11" fill="var(--text)" />
    <circle cx="222" cy="56" r="23" fill="var(--surface)" stroke="var(--line)" />
    <path d="M216 47v18m12-18v18" strokeWidth="4.5" fill="none" stroke="var(--text)" />
  </>
);

const identity = (
  <>
    <rect x="56" y="38" width="172" height="112" rx="16" fill="var(--surface)" stroke="var(--line)" />
    <circle cx="98" cy="80" r="17" fill="var(--accent)" />
    <path d="M70 132a28 28 0 0 1 56 0Z" fill="var(--accent)" />
    <Lines x={144} y={68} widths={[46, 64, 64, 38]} />
  </>
);

/** One step after another, up to an end. */
const steps = (
  <>
    <rect x="54" y="118" width="50" height="40" rx="10" fill="var(--line)" />
    <rect x="114" y="92" width="50" height="66" rx="10" fill="var(--raised)" stroke="var(--line)" />
    <rect x="174" y="66" width="50" height="92" rx="10" fill="var(--surface)" stroke="var(--line)" />
    <path d="M192 66V24" strokeWidth="5" fill="none" stroke="var(--text)" />
    <path d="M194 24h38l-9 13 9 13h-38Z" fill="var(--accent)" />
  </>
);

const gift = (
  <>
    <rect x="78" y="78" width="124" height="82" rx="12" fill="var(--surface)" stroke="var(--line)" />
    <rect x="68" y="56" width="144" height="34" rx="10" fill="var(--raised)" stroke="var(--line)" />
    <path d="M140 56v104" strokeWidth="18" stroke="var(--accent)" />
    <path
      d="M140 54c-44 4-48-34-24-34 16 0 24 20 24 34 0-14 8-34 24-34 24 0 20 38-24 34Z"
      strokeWidth="6"
      fill="none"
      stroke="var(--accent)"
    />
  </>
);

const games = (
  <>
    <rect x="84" y="30" width="86" height="122" rx="12" transform="rotate(-12 127 91)" fill="var(--line)" />
    <rect
      x="112"
      y="26"
      width="86"
      height="122"
      rx="12"
      transform="rotate(7 155 87)"
      fill="var(--surface)"
      stroke="var(--line)"
    />
    <path d="m156 64 20 24-20 24-20-24Z" fill="var(--accent)" />
    <circle cx="208" cy="138" r="27" strokeWidth="9" strokeDasharray="12 9" fill="var(--raised)" stroke="var(--text)" />
    <circle cx="208" cy="138" r="15" fill="var(--surface)" stroke="var(--line)" />
  </>
);

const shield = (
  <>
    <path d="m140 20 66 22v46c0 40-30 64-66 76-36-12-66-36-66-76V42Z" fill="var(--surface)" stroke="var(--line)" />
    <rect x="112" y="80" width="56" height="46" rx="10" fill="var(--accent)" />
    <path d="M122 80V68a18 18 0 0 1 36 0v12" strokeWidth="7" fill="none" stroke="var(--accent)" />
    <path d="M140 97v12" strokeWidth="6" fill="none" stroke="var(--on-accent)" />
  </>
);

/** By the page's id in the content service; other pages have sheets of paper. */
const scenes: Readonly<Record<string, ReactNode>> = {
  about: games,
  age_restrictions: identity,
  betting_rules: games,
  bonus_terms: gift,
  casino_rules: games,
  complaints: steps,
  cookies_policy: shield,
  payment_methods: wallet,
  privacy: shield,
  responsible_gambling: control,
  support: talk,
};

/** The drawing of a page: for the eye alone. */
export function PageScene({ id }: { id: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 280 180"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="h-30 w-full bg-accent-soft max-md:order-first md:h-full print:hidden"
    >
      {scenes[id] ?? papers}
    </svg>
  );
}
