import { stored, text } from "@/lib/core/browser-storage";
import { changeAddress } from "@/lib/site/dialogs/overlay-history";

const kept = stored<string>({ owner: "player", key: "bonus-code", area: "session", version: 1, parse: text });

export function isBonusCode(code: string): boolean {
  return /^[\w-]{1,64}$/.test(code);
}

/** Takes the bonus code of a marketing link out of the address, which is shared and bookmarked, and keeps it for this tab. */
export function takeBonusCode(): void {
  const { pathname, search, hash } = location;
  const query = new URLSearchParams(search);
  const code = query.get("bonusCode");
  if (code === null) return;
  query.delete("bonusCode");
  changeAddress(pathname + (query.size > 0 ? `?${query}` : "") + hash);
  if (isBonusCode(code)) kept.write(code);
}

export function peekBonusCode(): string | null {
  return kept.read();
}

/** The player does not want it, or has used it. */
export function forgetBonusCode(): void {
  kept.forget();
}

/** The player has used a code: another one is kept. */
export function forgetUsedCode(code: string): void {
  if (peekBonusCode() === code) forgetBonusCode();
}
