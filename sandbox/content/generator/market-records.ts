import { licenceAsset, paymentAsset } from "../../showcase/art/assets";
import type { Translate } from "../../showcase/pages/texts";
import { localise } from "../../showcase/translations";
import { type ContentDocument, makeDocument, makeImage } from "./document";
import { type PaymentMethod, paymentMethodName } from "./payment-methods";

interface MarketRecord {
  /** The market it belongs to, where that is not its key. */
  market?: string;
  /** The name by which the site requests it. */
  route: string;
  /** Invented: no such authority exists, and its address is one that nobody can own. */
  authority: string;
  methods: readonly PaymentMethod[];
  hides?: "termsAndConditions" | "content" | "licenseLogos";
  disableLiveChat?: true;
}

/** The footers of markets: the licence, the local payment methods, and the parts that the footer omits. GG reads GB's. */
export const marketRecords: Readonly<Record<string, MarketRecord>> = {
  UN: {
    route: "un",
    authority: "Sandhaven Gaming Board",
    methods: ["visa", "mastercard", "volt", "voucher"],
  },
  AT: {
    route: "at",
    authority: "Spielaufsicht Donautal",
    methods: ["visa", "mastercard", "eps", "klarna", "paypal", "paysafecard"],
  },
  BR: { route: "pt", authority: "Conselho de Jogos Ipê", methods: ["pix", "visa", "mastercard", "boleto"] },
  CA: {
    route: "ca",
    authority: "Maple Lake Gaming Office",
    methods: ["interac", "visa", "mastercard", "apple-pay", "paysafecard"],
  },
  // French Canada: its own regulator, under the same market.
  CAF: {
    market: "CA",
    route: "caf",
    authority: "Office des jeux du lac aux Érables",
    methods: ["interac", "visa", "mastercard", "apple-pay", "paysafecard"],
  },
  CH: {
    route: "ch",
    authority: "Spielaufsicht Bergsee",
    methods: ["twint", "postfinance", "visa", "mastercard", "paysafecard"],
  },
  CL: {
    route: "cl",
    authority: "Consejo de Juegos Andes",
    methods: ["webpay", "redcompra", "khipu", "servipag", "mercado-pago"],
  },
  CX: { route: "cx", authority: "Coral Isle Gaming Office", methods: ["visa", "mastercard", "bank-transfer"] },
  DE: {
    route: "de",
    authority: "Spielaufsicht Rheinwald",
    methods: ["klarna", "paypal", "visa", "mastercard", "trustly", "paysafecard"],
  },
  FI: {
    route: "fi",
    authority: "Pohjolan pelivalvonta",
    methods: ["trustly", "mobilepay", "siirto", "visa", "mastercard", "paysafecard"],
  },
  FR: {
    route: "fr",
    authority: "Office des jeux de Valclair",
    methods: ["cartes-bancaires", "visa", "mastercard", "paypal", "neosurf"],
  },
  GB: {
    route: "gb",
    authority: "Albion Wagering Council",
    methods: ["visa", "mastercard", "paypal", "apple-pay", "google-pay", "pay-by-bank"],
  },
  IN: {
    route: "in",
    authority: "Banyan Gaming Council",
    methods: ["upi", "net-banking", "rupay", "paytm", "visa"],
    hides: "licenseLogos",
    disableLiveChat: true,
  },
  JJ: { route: "jj", authority: "Spielaufsicht Nordwald", methods: ["klarna", "paypal", "visa", "mastercard"] },
  JP: { route: "jp", authority: "Sakura Bay Gaming Board", methods: ["jcb", "visa", "paypay", "konbini"] },
  LL: { route: "ll", authority: "Low Country Gaming Board", methods: ["ideal", "bancontact", "visa", "paypal"] },
  MT: { route: "mt", authority: "Harbour Gaming Board", methods: ["visa", "mastercard", "skrill", "trustly"] },
  NL: { route: "nl", authority: "Polder Gaming Board", methods: ["ideal", "visa", "mastercard", "paypal"] },
  NO: {
    route: "no",
    authority: "Fjordlandets spilltilsyn",
    methods: ["vipps", "trustly", "visa", "mastercard", "paysafecard"],
  },
  NZ: {
    route: "nz",
    authority: "Kauri Coast Gaming Office",
    methods: ["visa", "mastercard", "apple-pay", "bank-transfer"],
  },
  PE: {
    route: "pe",
    authority: "Consejo de Juegos Sierra",
    methods: ["yape", "pagoefectivo", "visa", "mastercard"],
  },
  PH: { route: "ph", authority: "Mabuhay Gaming Council", methods: ["gcash", "maya", "instapay", "visa"] },
  PL: {
    route: "pl",
    authority: "Urząd Gier Nadwiśle",
    methods: ["blik", "przelewy24", "visa", "mastercard", "paysafecard"],
  },
  PP: { route: "pp", authority: "Norrland Gaming Board", methods: ["swish", "trustly", "visa", "mastercard"] },
  PT: {
    route: "portugal",
    authority: "Conselho de Jogos Atlântico",
    methods: ["mb-way", "multibanco", "visa", "mastercard", "paysafecard"],
  },
  SE: { route: "se", authority: "Norrland Gaming Board", methods: ["swish", "trustly", "visa", "mastercard"] },
  TR: { route: "tr", authority: "Boğaz Oyun Kurulu", methods: ["papara", "fast", "troy", "visa", "mastercard"] },
  UK: {
    route: "uk",
    authority: "Albion Wagering Council",
    methods: ["visa", "mastercard", "paypal", "apple-pay", "google-pay", "pay-by-bank"],
  },
};

/** The switch of the support chat for all markets. */
export const makeLiveChatSetting = (): ContentDocument =>
  makeDocument("liveChatSetting", "liveChatSetting", { isDisabled: false });

export function makeMarketRecords(translate: Translate): ContentDocument[] {
  return Object.entries(marketRecords).map(
    ([code, { market = code, route, authority, methods, hides, disableLiveChat }]) => {
      const number = `DEMO-${market}-${String(1000 + code.charCodeAt(0) * 7 + code.charCodeAt(1)).slice(-4)}`;
      return makeDocument("market", `market-${code}`, {
        market,
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
    },
  );
}
