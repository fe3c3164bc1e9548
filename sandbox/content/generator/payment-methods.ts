import { everywhere, type Translations, translations } from "../../showcase/translations";

/** The kind of a payment method; its icon and its times follow from it. */
export type PaymentKind = "card" | "bank" | "wallet" | "mobile" | "voucher";

/** The payment methods that people use, by their key. */
export const paymentMethods = {
  visa: { name: "Visa", kind: "card" },
  mastercard: { name: "Mastercard", kind: "card" },
  maestro: { name: "Maestro", kind: "card" },
  jcb: { name: "JCB", kind: "card" },
  rupay: { name: "RuPay", kind: "card" },
  "cartes-bancaires": { name: "Cartes Bancaires", kind: "card" },
  redcompra: { name: "Redcompra", kind: "card" },
  troy: { name: "Troy", kind: "card" },
  "bank-transfer": { name: "Bank transfer", kind: "bank" },
  trustly: { name: "Trustly", kind: "bank" },
  volt: { name: "Volt", kind: "bank" },
  klarna: { name: "Klarna", kind: "bank" },
  eps: { name: "EPS", kind: "bank" },
  ideal: { name: "iDEAL", kind: "bank" },
  bancontact: { name: "Bancontact", kind: "bank" },
  interac: { name: "Interac", kind: "bank" },
  pix: { name: "Pix", kind: "bank" },
  postfinance: { name: "PostFinance", kind: "bank" },
  webpay: { name: "Webpay", kind: "bank" },
  khipu: { name: "Khipu", kind: "bank" },
  "pay-by-bank": { name: "Pay by Bank", kind: "bank" },
  "net-banking": { name: "Net banking", kind: "bank" },
  blik: { name: "BLIK", kind: "mobile" },
  przelewy24: { name: "Przelewy24", kind: "bank" },
  multibanco: { name: "Multibanco", kind: "bank" },
  "mb-way": { name: "MB Way", kind: "mobile" },
  instapay: { name: "InstaPay", kind: "bank" },
  fast: { name: "FAST", kind: "bank" },
  upi: { name: "UPI", kind: "mobile" },
  swish: { name: "Swish", kind: "mobile" },
  vipps: { name: "Vipps", kind: "mobile" },
  mobilepay: { name: "MobilePay", kind: "mobile" },
  siirto: { name: "Siirto", kind: "mobile" },
  twint: { name: "TWINT", kind: "mobile" },
  "apple-pay": { name: "Apple Pay", kind: "mobile" },
  "google-pay": { name: "Google Pay", kind: "mobile" },
  yape: { name: "Yape", kind: "mobile" },
  paypay: { name: "PayPay", kind: "mobile" },
  paypal: { name: "PayPal", kind: "wallet" },
  skrill: { name: "Skrill", kind: "wallet" },
  neteller: { name: "Neteller", kind: "wallet" },
  gcash: { name: "GCash", kind: "wallet" },
  maya: { name: "Maya", kind: "wallet" },
  paytm: { name: "Paytm", kind: "wallet" },
  papara: { name: "Papara", kind: "wallet" },
  "mercado-pago": { name: "Mercado Pago", kind: "wallet" },
  paysafecard: { name: "paysafecard", kind: "voucher" },
  boleto: { name: "Boleto", kind: "voucher" },
  pagoefectivo: { name: "PagoEfectivo", kind: "voucher" },
  servipag: { name: "Servipag", kind: "voucher" },
  konbini: { name: "Konbini", kind: "voucher" },
  voucher: { name: "Voucher", kind: "voucher" },
  neosurf: { name: "Neosurf", kind: "voucher" },
} as const satisfies Record<string, { name: string; kind: PaymentKind }>;

export type PaymentMethod = keyof typeof paymentMethods;

/** The methods whose names are ordinary words; every other name is a trade mark, the same in all languages. */
const translatedNames: Partial<Record<PaymentMethod, Translations>> = {
  "bank-transfer": translations(({ paymentMethods }) => paymentMethods.translatedNames["bank-transfer"]),
  "net-banking": translations(({ paymentMethods }) => paymentMethods.translatedNames["net-banking"]),
  "pay-by-bank": translations(({ paymentMethods }) => paymentMethods.translatedNames["pay-by-bank"]),
};

export function paymentMethodName(method: PaymentMethod): Translations {
  return translatedNames[method] ?? everywhere(paymentMethods[method].name);
}
