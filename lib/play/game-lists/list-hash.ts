/** Does the hash of the address hold what is chosen of a list? Others open popups. */
export const isListHash = (hash: string): boolean => /^#(sort|provider|studio|name|page)=/.test(hash);
