import type { PaymentKind } from "../../content/generator/payment-methods";
import { setTitle } from "./lettering";

const ink = "#1c2b24";
/** A grey that reads on a dark and on a light page, as the icons' does. */
const seal = "#7d8f86";

/** A little drawing for each kind of payment, on a square of 48, in its colour. */
const kinds: Readonly<Record<PaymentKind, { colour: string; drawing: string }>> = {
  card: {
    colour: "#0b7a44",
    drawing: '<rect x="7" y="12" width="34" height="24" rx="5"/><path d="M7 20h34M13 29h8"/>',
  },
  bank: {
    colour: "#2d5aa0",
    drawing: '<path d="M8 19 24 10l16 9zM12 19v15M20 19v15M28 19v15M36 19v15M8 37h32"/>',
  },
  wallet: {
    colour: "#6a4bb3",
    drawing: '<rect x="8" y="14" width="32" height="23" rx="5"/><path d="M8 19l24-9v4M40 22h-9a4 4 0 0 0 0 8h9"/>',
  },
  mobile: {
    colour: "#b4501a",
    drawing: '<rect x="15" y="6" width="18" height="36" rx="5"/><path d="M21 36h6"/>',
  },
  voucher: {
    colour: "#845400",
    drawing: '<path d="M7 15h34v6a3.5 3.5 0 0 0 0 7v6H7v-6a3.5 3.5 0 0 0 0-7zM28 16v17"/>',
  },
};

/** A payment method's name as a plain wordmark beside the drawing of its kind: nobody's trademark. */
export function composePayment(name: string, kind: PaymentKind, width: number, height: number): string {
  const { colour, drawing } = kinds[kind];
  const word = wordmark(name, { x: 64, y: 35, width: 204, height: 26 });
  return svg(
    [288, 96],
    [width, height],
    `<rect x="1.5" y="1.5" width="285" height="93" rx="18" fill="#fff" stroke="#d8e1dc" stroke-width="3"/>` +
      `<g transform="translate(10 26)" fill="none" stroke="${colour}" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round">${drawing}</g>` +
      `<path d="${word}" fill="${ink}"/>`,
  );
}

/** A licensing authority's seal: a ring, a star with its own number of points, and its name. */
export function composeLicence(authority: string, width: number, height: number): string {
  const points = 5 + (authority.length % 4);
  const star = Array.from({ length: points * 2 }, (_, at) => {
    const angle = (Math.PI * at) / points - Math.PI / 2;
    const radius = at % 2 === 0 ? 22 : 11;
    return `${(48 + radius * Math.cos(angle)).toFixed(1)} ${(48 + radius * Math.sin(angle)).toFixed(1)}`;
  });
  const word = wordmark(authority, { x: 104, y: 24, width: 270, height: 48 }, 2);
  return svg(
    [384, 96],
    [width, height],
    `<g fill="none" stroke="${seal}" stroke-width="4"><circle cx="48" cy="48" r="41"/><circle cx="48" cy="48" r="33" stroke-width="2"/></g>` +
      `<path d="M${star.join("L")}Z" fill="${seal}"/><path d="${word}" fill="${seal}"/>`,
  );
}

function wordmark(text: string, box: { x: number; y: number; width: number; height: number }, lines = 1): string {
  return setTitle(text, box, { weight: 800, warp: "none", stretch: 1, tracking: 0.02 }, lines).lines.join("");
}

function svg([w, h]: [number, number], [width, height]: [number, number], body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${width}" height="${height}">${body}</svg>`;
}
