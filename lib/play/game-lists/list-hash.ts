/** Does the hash of the address contain the filters of a list? Others open popups. */
export const isListHash = (hash: string): boolean => /^#(sort|provider|studio|is|name|page)=/.test(hash);
