import { Lines } from "./scene-lines";

/** Plain drawings for the heads of text pages, 280 × 180, in the tokens of the theme, which attributes may name: what is written and checked. */

/** Two sheets, read and checked. */
export const papers = (
  <>
    <rect x="72" y="30" width="112" height="136" rx="14" transform="rotate(-8 128 98)" fill="var(--line)" />
    <rect x="94" y="22" width="114" height="140" rx="14" fill="var(--surface)" stroke="var(--line)" />
    <Lines x={112} y={44} widths={[54, 78, 70, 78, 46]} />
    <circle cx="198" cy="138" r="23" fill="var(--accent)" />
    <path d="m188 138 7 8 14-15" strokeWidth="4" fill="none" stroke="var(--on-accent)" />
  </>
);

export const identity = (
  <>
    <rect x="56" y="38" width="172" height="112" rx="16" fill="var(--surface)" stroke="var(--line)" />
    <circle cx="98" cy="80" r="17" fill="var(--accent)" />
    <path d="M70 132a28 28 0 0 1 56 0Z" fill="var(--accent)" />
    <Lines x={144} y={68} widths={[46, 64, 64, 38]} />
  </>
);

/** One step after another, up to an end. */
export const steps = (
  <>
    <rect x="54" y="118" width="50" height="40" rx="10" fill="var(--line)" />
    <rect x="114" y="92" width="50" height="66" rx="10" fill="var(--raised)" stroke="var(--line)" />
    <rect x="174" y="66" width="50" height="92" rx="10" fill="var(--surface)" stroke="var(--line)" />
    <path d="M192 66V24" strokeWidth="5" fill="none" stroke="var(--text)" />
    <path d="M194 24h38l-9 13 9 13h-38Z" fill="var(--accent)" />
  </>
);

export const shield = (
  <>
    <path d="m140 20 66 22v46c0 40-30 64-66 76-36-12-66-36-66-76V42Z" fill="var(--surface)" stroke="var(--line)" />
    <rect x="112" y="80" width="56" height="46" rx="10" fill="var(--accent)" />
    <path d="M122 80V68a18 18 0 0 1 36 0v12" strokeWidth="7" fill="none" stroke="var(--accent)" />
    <path d="M140 97v12" strokeWidth="6" fill="none" stroke="var(--on-accent)" />
  </>
);
