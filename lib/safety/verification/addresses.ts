import { publicConfig } from "@/lib/config/public";

const originOf = (address: string): string | null => (URL.canParse(address) ? new URL(address).origin : null);

/** May a document be sent there? To the platform itself and to the configured origins, and nowhere else. */
export function isUploadAddress(address: string): boolean {
  const { platformUrl, documents } = publicConfig();
  const origin = originOf(address);
  return origin !== null && [originOf(platformUrl), ...(documents?.uploads ?? [])].includes(origin);
}

/** May the browser go there for an identity check? To the configured origins alone. */
export function isCheckAddress(address: string): boolean {
  const origin = originOf(address);
  return origin !== null && (publicConfig().documents?.checks ?? []).includes(origin);
}

/** Is there an identity check? */
export const hasIdentityCheck = (): boolean => (publicConfig().documents?.checks ?? []).length > 0;
