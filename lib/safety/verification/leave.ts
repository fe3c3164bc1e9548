/** Goes to the page of an identity check, which leads back: it wants the camera, and no frame gets that. */
export const leaveForCheck = (address: string): void => location.assign(address);
