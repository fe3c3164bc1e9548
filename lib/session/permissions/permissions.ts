/** What a profile says that a player may do. */
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

export type Product = "casino" | "liveCasino" | "sports" | "virtualSports";

/** What is known of who asks. `none`: a visitor, or a player whose profile was not read yet. `unreadable`: asked in vain. */
export type ProfileKnowledge = { kind: "none" } | { kind: "unreadable" } | { kind: "read"; profile: PermissionSource };

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
  /** The answer of the manual-claim call; absent until it was asked. */
  manualClaim?: boolean;
}

/** Every value that is checked of a player (specification "Roles and permissions"). */
export interface Permissions extends PermissionFlags {
  payoutRisk: boolean;
  multibrandSuspended: boolean;
  manualClaim: boolean;
  /** False when the profile could not be read: then pages show their loader and nothing starts (ruling 36). */
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
    known: profile.kind !== "unreadable",
  };
}

function flagsOf(knowledge: ProfileKnowledge): PermissionFlags {
  switch (knowledge.kind) {
    case "none":
      return withoutProfile;
    case "unreadable":
      return nothing;
    case "read": {
      const { casino, liveCasino, sports, virtualSports, bonuses, payout, deposit, withdrawal } = knowledge.profile;
      return { casino, liveCasino, sports, virtualSports, bonuses, payout, deposit, withdrawal };
    }
  }
}

/** One value of three causes (ruling 8). `payout` true always means allowed. */
function isPayoutRisk({ payout, accountStatus, riskPayout = false }: PermissionSource): boolean {
  return !payout || accountStatus === "PAYOUT" || riskPayout;
}

/** May the pages of a product be shown? `unknown` is neither: show the loader. */
export function productAccess(permissions: Permissions, product: Product): "allowed" | "refused" | "unknown" {
  if (!permissions.known) return "unknown";
  const open = permissions[product] && !permissions.payoutRisk && !permissions.multibrandSuspended;
  return open ? "allowed" : "refused";
}
