"use client";

import { useEffect, useRef, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { isSafeToDecode } from "@/lib/safety/verification/scale-picture";

const side = 56;

/** A small picture of a file, drawn on a canvas: what is not sent yet has no address. What this browser cannot draw is a sign. */
export function PagePreview({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    let isGone = false;
    draw(file, () => (isGone ? null : canvas.current)).then(setDrawn, () => setDrawn(false));
    return () => {
      isGone = true;
    };
  }, [file]);
  return (
    <span className="grid size-14 flex-none place-items-center overflow-hidden rounded-sm bg-surface text-muted">
      <canvas ref={canvas} width={side} height={side} hidden={!isDrawn} />
      {isDrawn ? null : <Icon name="id" />}
    </span>
  );
}

/** Draws the middle of a picture. False: it cannot be drawn, or is wanted no more. */
async function draw(file: File, find: () => HTMLCanvasElement | null): Promise<boolean> {
  if (!file.type.startsWith("image/") || typeof createImageBitmap !== "function") return false;
  if (!(await isSafeToDecode(file))) return false;
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
  const context = find()?.getContext("2d");
  const { width, height } = picture;
  const edge = Math.min(width, height);
  context?.drawImage(picture, (width - edge) / 2, (height - edge) / 2, edge, edge, 0, 0, side, side);
  picture.close();
  return Boolean(context);
}
