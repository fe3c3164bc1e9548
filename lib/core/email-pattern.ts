/** Something, an @ and a name with a dot: whether an address exists, only a message to it tells. */
export const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
