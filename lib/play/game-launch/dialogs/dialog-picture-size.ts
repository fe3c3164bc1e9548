/** CSS pixels: what a dialog on a phone of 320 has room for. The file is requested at twice that, 552 wide. */
export const dialogPictureSize = { width: 276, height: 138 };
