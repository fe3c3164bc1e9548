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
  { id: "card", name: "Visa, Mastercard", kind: "card", minutes: 0, fee: "0.00", payoutDays: null },
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

const marks = {
  card: '<rect x="6" y="7" width="36" height="18" rx="3" fill="#14201c"/><path d="M6 12h36" stroke="#fff" stroke-width="3"/>',
  bank: '<path d="M24 5l16 8H8z" fill="#14201c"/><path d="M13 15v9M20.500 15v9M27.500 15v9M35 15v9M9 26h30" stroke="#14201c" stroke-width="3"/>',
  crypto: '<circle cx="24" cy="16" r="11" fill="#14201c"/><path d="M24 9v14M18 16h12" stroke="#fff" stroke-width="3"/>',
  voucher:
    '<path d="M6 8h36v5a3 3 0 0 0 0 6v5H6v-5a3 3 0 0 0 0-6z" fill="#14201c"/><path d="M30 9v14" stroke="#fff" stroke-width="2" stroke-dasharray="2 2"/>',
} as const;

/** The picture of a method, whole in its address. */
export function imageOf({ kind }: DepositMethod): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 32"><rect width="48" height="32" rx="5" fill="#fff"/>${marks[kind]}</svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
}
