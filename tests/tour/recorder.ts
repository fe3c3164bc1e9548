import { writeFile } from "node:fs/promises";
import type { Browser, Page } from "@playwright/test";

interface Size {
  width: number;
  height: number;
}

/** Runs in the page of the recorder: what its functions share. */
declare const film: { canvas: HTMLCanvasElement; recorder: MediaRecorder; parts: Blob[] };

/**
 * Films a page: Chromium sends each picture that it paints, and its own recorder, in a page beside it, makes a WebM of them. No
 * program besides the browser takes part.
 */
export async function startFilm(
  browser: Browser,
  page: Page,
  size: Size,
): Promise<{ end(file: string): Promise<void> }> {
  const context = await browser.newContext();
  const studio = await context.newPage();
  await studio.evaluate(startRecorder, size);
  const session = await page.context().newCDPSession(page);
  let drawn = Promise.resolve();
  session.on("Page.screencastFrame", ({ data, sessionId }) => {
    drawn = drawn.then(() => studio.evaluate(draw, data)).catch(() => {});
    // The next picture comes once this one is in the film: a slow machine gets fewer.
    drawn.then(() => session.send("Page.screencastFrameAck", { sessionId })).catch(() => {});
  });
  await session.send("Page.startScreencast", {
    format: "jpeg",
    quality: 85,
    maxWidth: size.width,
    maxHeight: size.height,
  });
  return {
    async end(file) {
      await session.send("Page.stopScreencast");
      await drawn;
      await writeFile(file, Buffer.from(await studio.evaluate(endRecorder), "base64"));
      await context.close();
    },
  };
}

function startRecorder({ width, height }: Size): void {
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  canvas.getContext("2d")?.fillRect(0, 0, width, height);
  const recorder = new MediaRecorder(canvas.captureStream(25), {
    mimeType: "video/webm;codecs=vp8",
    videoBitsPerSecond: 2_500_000,
  });
  const parts: Blob[] = [];
  recorder.addEventListener("dataavailable", ({ data }) => parts.push(data));
  recorder.start(1_000);
  Object.assign(window, { film: { canvas, recorder, parts } });
}

async function draw(jpeg: string): Promise<void> {
  const picture = await createImageBitmap(await (await fetch(`data:image/jpeg;base64,${jpeg}`)).blob());
  const { canvas } = film;
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
}

/** The film, in base 64. */
async function endRecorder(): Promise<string> {
  const { recorder, parts } = film;
  await new Promise((resolve) => {
    recorder.addEventListener("stop", resolve);
    recorder.stop();
  });
  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
