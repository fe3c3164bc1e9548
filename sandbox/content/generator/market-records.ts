import { licenceAsset, paymentAsset } from "../art/assets";
import { type ContentDocument, localise, makeDocument, makeImage } from "./document";
import { type PaymentMethod, paymentMethodName } from "./payment-methods";
import type { Translate } from "./texts/texts";

interface MarketRecord {
  /** The page that the market opens on. */
  route: string;
  /** Invented: no such authority exists, and its address is one that nobody can own. */
  authority: string;
  methods: readonly PaymentMethod[];
  hides?: "termsAndConditions" | "content" | "licenseLogos";
  disableLiveChat?: true;
}

/** What a market shows below every page: its licence, the ways to pay that people there use, and what its footer leaves out. */
export const marketRecords: Readonly<Record<string, MarketRecord>> = {
  UN: {
    route: "en-UN",
    authority: "Sandhaven Gaming Board",
    methods: ["visa", "mastercard", "skrill", "neteller", "paysafecard", "bank-transfer"],
  },
  AT: {
    route: "de-AT",
    authority: "Spielaufsicht Donautal",
    methods: ["visa", "mastercard", "eps", "klarna", "paypal", "paysafecard"],
  },
  BR: { route: "br-BR", authority: "Conselho de Jogos Ipê", methods: ["pix", "visa", "mastercard", "boleto"] },
  CA: {
    route: "ca-CA",
    authority: "Maple Lake Gaming Office",
    methods: ["interac", "visa", "mastercard", "apple-pay", "paysafecard"],
  },
  CH: {
    route: "de-CH",
    authority: "Spielaufsicht Bergsee",
    methods: ["twint", "postfinance", "visa", "mastercard", "paysafecard"],
  },
  CL: {
    route: "cl-CL",
    authority: "Consejo de Juegos Andes",
    methods: ["webpay", "redcompra", "khipu", "servipag", "mercado-pago"],
  },
  CX: { route: "en-CX", authority: "Coral Isle Gaming Office", methods: ["visa", "mastercard", "bank-transfer"] },
  DE: {
    route: "de-DE",
    authority: "Spielaufsicht Rheinwald",
    methods: ["klarna", "paypal", "visa", "mastercard", "trustly", "paysafecard"],
  },
  FI: {
    route: "fi-FI",
    authority: "Pohjolan pelivalvonta",
    methods: ["trustly", "mobilepay", "siirto", "visa", "mastercard", "paysafecard"],
  },
  FR: {
    route: "fr-FR",
    authority: "Office des jeux de Valclair",
    methods: ["cartes-bancaires", "visa", "mastercard", "paypal", "neosurf"],
  },
  GB: {
    route: "en-GB",
    authority: "Albion Wagering Council",
    methods: ["visa", "mastercard", "paypal", "apple-pay", "google-pay", "pay-by-bank"],
  },
  GG: { route: "en-GG", authority: "Channel Wagering Council", methods: ["visa", "mastercard", "paypal", "apple-pay"] },
  IN: {
    route: "inen-IN",
    authority: "Banyan Gaming Council",
    methods: ["upi", "net-banking", "rupay", "paytm", "visa"],
    hides: "licenseLogos",
    disableLiveChat: true,
  },
  JJ: { route: "de-JJ", authority: "Spielaufsicht Nordwald", methods: ["klarna", "paypal", "visa", "mastercard"] },
  JP: { route: "ja-JP", authority: "Sakura Bay Gaming Board", methods: ["jcb", "visa", "paypay", "konbini"] },
  LL: { route: "en-LL", authority: "Low Country Gaming Board", methods: ["ideal", "bancontact", "visa", "paypal"] },
  MT: { route: "en-MT", authority: "Harbour Gaming Board", methods: ["visa", "mastercard", "skrill", "trustly"] },
  NL: { route: "en-NL", authority: "Polder Gaming Board", methods: ["ideal", "visa", "mastercard", "paypal"] },
  NO: {
    route: "no-NO",
    authority: "Fjordlandets spilltilsyn",
    methods: ["vipps", "trustly", "visa", "mastercard", "paysafecard"],
  },
  NZ: {
    route: "nz-NZ",
    authority: "Kauri Coast Gaming Office",
    methods: ["visa", "mastercard", "apple-pay", "bank-transfer"],
  },
  PE: {
    route: "pe-PE",
    authority: "Consejo de Juegos Sierra",
    methods: ["yape", "pagoefectivo", "visa", "mastercard"],
  },
  PH: { route: "tl-PH", authority: "Mabuhay Gaming Council", methods: ["gcash", "maya", "instapay", "visa"] },
  PL: {
    route: "pl-PL",
    authority: "Urząd Gier Nadwiśle",
    methods: ["blik", "przelewy24", "visa", "mastercard", "paysafecard"],
  },
  PP: { route: "en-PP", authority: "Norrland Gaming Board", methods: ["swish", "trustly", "visa", "mastercard"] },
  PT: {
    route: "pt-PT",
    authority: "Conselho de Jogos Atlântico",
    methods: ["mb-way", "multibanco", "visa", "mastercard", "paysafecard"],
  },
  SE: { route: "en-SE", authority: "Norrland Gaming Board", methods: ["swish", "trustly", "visa", "mastercard"] },
  TR: { route: "tr-TR", authority: "Boğaz Oyun Kurulu", methods: ["papara", "fast", "troy", "visa", "mastercard"] },
  UK: {
    route: "en-UK",
    authority: "Albion Wagering Council",
    methods: ["visa", "mastercard", "paypal", "apple-pay", "google-pay", "pay-by-bank"],
  },
};

export function makeMarketRecords(translate: Translate): ContentDocument[] {
  return Object.entries(marketRecords).map(([code, { route, authority, methods, hides, disableLiveChat }]) => {
    const number = `DEMO-${code}-${String(1000 + code.charCodeAt(0) * 7 + code.charCodeAt(1)).slice(-4)}`;
    return makeDocument("market", `market-${code}`, {
      market: code,
      route,
      licenses: [
        {
          _type: "license",
          _key: "l0",
          logoName: `${authority}, ${number}`,
          image: makeImage(licenceAsset(authority)),
          url: `https://licences.example/${number}`,
        },
      ],
      legal: translate(({ legal }) => legal?.replace("{number}", number).replace("{authority}", authority)),
      footer: {
        termsAndConditions: hides !== "termsAndConditions",
        content: hides !== "content",
        licenseLogos: hides !== "licenseLogos",
      },
      disableLiveChat: disableLiveChat ?? false,
      paymentMethods: methods.map((method) => ({
        _type: "paymentMethod",
        _key: method,
        name: localise(paymentMethodName(method)),
        image: makeImage(paymentAsset(method)),
        altTag: localise(paymentMethodName(method)),
      })),
    });
  });
}
