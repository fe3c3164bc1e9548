/** Leaves for an address that was checked. */
export const leaveFor = (address: string): void => location.assign(address);
