import { Lines } from "./scene-lines";

/** Plain drawings for the heads of text pages, 280 × 180, in the tokens of the theme, which attributes may name: what a player uses. */

export const wallet = (
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

export const talk = (
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
export const control = (
  <>
    <path d="M60 140a80 80 0 0 1 160 0" strokeWidth="20" fill="none" stroke="var(--line)" />
    <path d="M60 140a80 80 0 0 1 108-75" strokeWidth="20" fill="none" stroke="var(--accent)" />
    <path d="m140 140 26-58" strokeWidth="6" fill="none" stroke="var(--text)" />
    <circle cx="140" cy="140" r="11" fill="var(--text)" />
    <circle cx="222" cy="56" r="23" fill="var(--surface)" stroke="var(--line)" />
    <path d="M216 47v18m12-18v18" strokeWidth="4.5" fill="none" stroke="var(--text)" />
  </>
);

export const gift = (
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

export const games = (
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
