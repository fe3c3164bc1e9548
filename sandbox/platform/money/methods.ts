/** A way to pay in. */
export interface DepositMethod {
  id: string;
  name: string;
  kind: "card" | "bank" | "crypto" | "voucher";
  /** In minutes; 0 is at once. */
  minutes: number;
  /** What the method itself takes, as a decimal. */
  fee: string;
  /** How many working days it usually takes to pay out; null: the method does not say. */
  payoutDays: readonly [least: number, most: number] | null;
}

/** Each of them is paid at the cashier's page. Volt, Macropay and Crypto the site offers by the profile. A voucher is paid out as a new one. */
export const depositMethods: readonly DepositMethod[] = [
  { id: "card", name: "Visa, Mastercard", kind: "card", minutes: 0, fee: "0.00", payoutDays: [1, 3] },
  { id: "volt", name: "Volt", kind: "bank", minutes: 0, fee: "0.00", payoutDays: [1, 2] },
  { id: "macropay", name: "Macropay", kind: "bank", minutes: 60, fee: "0.00", payoutDays: [1, 3] },
  { id: "crypto", name: "Crypto", kind: "crypto", minutes: 30, fee: "0.00", payoutDays: [1, 1] },
  { id: "voucher", name: "Voucher", kind: "voucher", minutes: 0, fee: "0.00", payoutDays: [1, 1] },
];

/**
 * Needs no page of a partner and pays at once, as the mandate of a bank does. It is on no list: for an operator's own calls, and for
 * the tests of what becomes of a lost response.
 */
export const mandate = "mandate";

/** What a method says of a payout; null for one that pays nothing out. */
export function payoutOf(id: string, min: string) {
  const method = depositMethods.find((each) => each.id === id);
  if (!method) return null;
  const days = method.payoutDays && { least: method.payoutDays[0], most: method.payoutDays[1] };
  return { min, fee: method.fee, days };
}

/** Drawn like what they are: a card with its chip, a bank, a coin, a ticket that is torn off. No trade mark is copied. */
const marks = {
  card: `<rect width="48" height="32" rx="5" fill="#1d4f91"/><path d="M0 22C14 8 30 6 48 12V5a5 5 0 0 0-5-5H5a5 5 0 0 0-5 5z" fill="#2f6fc0"/>
<rect x="5" y="9" width="9" height="7" rx="1.500" fill="#f0c75e"/><path d="M5 12.500h9M9.500 9v7" stroke="#a87f1d" stroke-width=".8"/>
<path d="M17.500 10a4 4 0 0 1 0 5M19.700 8.600a6.500 6.500 0 0 1 0 7.800" fill="none" stroke="#fff" stroke-width="1.200" stroke-linecap="round"/>
<path d="M5 21.500h6M13.500 21.500h6M22 21.500h6M5 26h12" stroke="#fff" stroke-width="1.800" stroke-linecap="round"/>
<rect x="34" y="19.500" width="9" height="7.500" rx="2" fill="#fff" opacity=".85"/>`,
  bank: `<rect width="48" height="32" rx="5" fill="#12705f"/><path d="M24 4.500 38 11.500v2H10v-2z" fill="#fff"/><circle cx="24" cy="10" r="1.500" fill="#12705f"/>
<path d="M14 15.500v7.500M20.700 15.500v7.500M27.300 15.500v7.500M34 15.500v7.500" stroke="#fff" stroke-width="2.600"/><path d="M10 25.500h28" stroke="#fff" stroke-width="3"/>`,
  crypto: `<rect width="48" height="32" rx="5" fill="#3b2f6b"/><circle cx="24" cy="16" r="11" fill="#f2a33c"/><circle cx="24" cy="16" r="8.500" fill="none" stroke="#fff" stroke-width="1.200" opacity=".8"/>
<path d="m24 9.500 5.600 3.250v6.500L24 22.500l-5.600-3.250v-6.500z" fill="none" stroke="#fff" stroke-width="1.800" stroke-linejoin="round"/>`,
  voucher: `<path d="M5 2h38a3 3 0 0 1 3 3v6.500a4.500 4.500 0 0 0 0 9V27a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3v-6.500a4.500 4.500 0 0 0 0-9V5a3 3 0 0 1 3-3z" fill="#b5462f"/>
<path d="M32 4v24" stroke="#fff" stroke-width="1.400" stroke-dasharray="2 2"/><path d="M10 10h15M10 15h10" stroke="#fff" stroke-width="2.200" stroke-linecap="round"/>
<path d="M10 20v5M12.500 20v5M15.500 20v5M17.500 20v5M20.500 20v5M23 20v5M25 20v5" stroke="#fff" stroke-width="1.200"/><path d="m37 11 1.500 3.300 3.500.4-2.600 2.400.7 3.500-3.100-1.800-3.100 1.800.7-3.500-2.600-2.400 3.500-.4z" fill="#ffd9a0"/>`,
} as const;

/** The picture of a method, whole in its address. */
export function imageOf({ kind }: DepositMethod): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 32">${marks[kind]}</svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
}
