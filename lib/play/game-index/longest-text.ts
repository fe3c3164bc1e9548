/** The longest text that games are searched for; a longer one is cut. */
export const longestText = 100;
