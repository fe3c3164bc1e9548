import { dialogPictureSize } from "@/lib/play/game-launch/dialogs/dialog-picture-size";

/** The picture of the game that a dialog is about; its file is 552 pixels wide (specification "Limits and timings"). Nothing where it has none. */
export function DialogThumb({ src }: { src: string }) {
  return src === "" ? null : <img src={src} alt="" {...dialogPictureSize} className="w-full rounded-lg" />;
}
