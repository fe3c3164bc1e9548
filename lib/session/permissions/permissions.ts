/** The permissions of a profile. */
export interface PermissionFlags {
  casino: boolean;
  liveCasino: boolean;
  sports: boolean;
  virtualSports: boolean;
  bonuses: boolean;
  payout: boolean;
  deposit: boolean;
  withdrawal: boolean;
}

const products = ["casino", "liveCasino", "sports", "virtualSports"] as const;
export type Product = (typeof products)[number];

/** The state of a profile. `none`: of a visitor, or of a player who has none yet. `unreadable`: the read failed. */
export type ProfileKnowledge =
  | { kind: "none" | "reading" | "unreadable" }
  | { kind: "read"; profile: PermissionSource };

export interface PermissionSource extends PermissionFlags {
  /** Account status of the access call ("REGISTERED", "PAYOUT" …), where it was read. */
  accountStatus?: string | undefined;
  /** The platform's risk-payout attribute. */
  riskPayout?: boolean | undefined;
}

export interface PermissionFacts {
  profile: ProfileKnowledge;
  /** Of the session's multibrand claim. */
  multibrandSuspended: boolean;
  /** The response of the manual-claim call; absent until it was read. */
  manualClaim?: boolean | undefined;
}

/** Every value that is checked of a player (specification "Roles and permissions"). */
export interface Permissions extends PermissionFlags {
  payoutRisk: boolean;
  multibrandSuspended: boolean;
  manualClaim: boolean;
  /** False while the profile is being read, and when it cannot be: then pages show their loader and nothing starts (ruling 36). */
  known: boolean;
}

/** Without a profile the products are open, and what concerns money is not (specification "Access and permission derivation"). */
const withoutProfile: PermissionFlags = {
  casino: true,
  liveCasino: true,
  sports: true,
  virtualSports: true,
  bonuses: false,
  payout: false,
  deposit: false,
  withdrawal: false,
};

const nothing: PermissionFlags = {
  ...withoutProfile,
  casino: false,
  liveCasino: false,
  sports: false,
  virtualSports: false,
};

export function derivePermissions({ profile, multibrandSuspended, manualClaim = false }: PermissionFacts): Permissions {
  const flags = flagsOf(profile);
  const payoutRisk = profile.kind === "read" && isPayoutRisk(profile.profile);
  return {
    ...flags,
    payout: flags.payout && !multibrandSuspended,
    deposit: flags.deposit && !payoutRisk && !multibrandSuspended,
    payoutRisk,
    multibrandSuspended,
    manualClaim: manualClaim && profile.kind === "read",
    known: profile.kind === "none" || profile.kind === "read",
  };
}

function flagsOf(knowledge: ProfileKnowledge): PermissionFlags {
  switch (knowledge.kind) {
    case "none":
      return withoutProfile;
    case "reading":
    case "unreadable":
      return nothing;
    case "read": {
      const { casino, liveCasino, sports, virtualSports, bonuses, payout, deposit, withdrawal } = knowledge.profile;
      return { casino, liveCasino, sports, virtualSports, bonuses, payout, deposit, withdrawal };
    }
  }
}

/** A profile that was read, with what the access call adds to it. */
export const readProfile = (
  { attributes, ...flags }: PermissionFlags & { attributes: Readonly<Record<string, unknown>> },
  { accountStatus }: { accountStatus: string },
): ProfileKnowledge => ({
  kind: "read",
  profile: { ...flags, accountStatus, riskPayout: attributes.riskPayout === true },
});

/** One value of three causes (ruling 8). `payout` true always means allowed. */
function isPayoutRisk({ payout, accountStatus, riskPayout = false }: PermissionSource): boolean {
  return !payout || accountStatus === "PAYOUT" || riskPayout;
}

/** The areas that an account may be kept out of (specification "Access and permission derivation"). */
export const restrictableAreas = ["payout", "casino", "liveCasino", "sports", "virtualSports", "bonuses"] as const;
export type RestrictableArea = (typeof restrictableAreas)[number];

/** The areas whose flag is off; payouts too while the session is suspended. None while nothing is known. */
export function restrictedAreas(permissions: Permissions): RestrictableArea[] {
  return permissions.known ? restrictableAreas.filter((area) => !permissions[area]) : [];
}

/** May a page be shown? `unknown` is neither: show the loader. */
export type PageAccess = "allowed" | "refused" | "unknown";

/** The session tells of a suspension before the profile is read, or when it cannot be. */
function access({ multibrandSuspended, known }: Permissions, isOpen: boolean): PageAccess {
  if (multibrandSuspended) return "refused";
  if (!known) return "unknown";
  return isOpen ? "allowed" : "refused";
}

/** Access to the pages of a product. */
export const productAccess = (permissions: Permissions, product: Product): PageAccess =>
  access(permissions, permissions[product] && !permissions.payoutRisk);

/** Access to the deposit. */
export const depositAccess = (permissions: Permissions): PageAccess => access(permissions, permissions.deposit);

/** What a part of a page is closed by, beside the country of its player. */
export type GuardedPart = "deposit" | "depositPage" | "withdrawal" | "sports" | "virtualSports";

export function guardedAccess(permissions: Permissions, part: GuardedPart): PageAccess {
  if (part === "deposit") return depositAccess(permissions);
  // Whose flag alone is off is told so on the page, and is not led away.
  if (part === "depositPage") return payoutAccess(permissions);
  if (part !== "withdrawal") return productAccess(permissions, part);
  // Who may not withdraw is told so where they would, and is not led away.
  return permissions.multibrandSuspended || permissions.known ? "allowed" : "unknown";
}

/** Access to the pages that payout risk closes. */
export const payoutAccess = (permissions: Permissions): PageAccess => access(permissions, !permissions.payoutRisk);

/** The products whose pages the player may not see. */
export const refusedProducts = (permissions: Permissions): Product[] =>
  products.filter((product) => productAccess(permissions, product) === "refused");
