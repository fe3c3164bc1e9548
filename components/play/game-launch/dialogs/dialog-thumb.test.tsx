import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { resolveImage } from "@/lib/content/image";
import { dialogPictureSize } from "@/lib/play/game-launch/dialogs/dialog-picture-size";
import { DialogThumb } from "./dialog-thumb";

test("the picture of a game in a dialog about why it is not played is 552 px wide [UI-513]", () => {
  const host = { baseUrl: "https://content.example", projectId: "p", dataset: "d" };
  const image = { asset: { _ref: `image-${"a".repeat(40)}-1200x600-webp` } };
  const { searchParams, href } = new URL(resolveImage(host, image, dialogPictureSize));
  expect([searchParams.get("w"), searchParams.get("h")]).toEqual(["552", "276"]);
  const { container } = render(<DialogThumb src={href} />);
  const picture = container.querySelector("img");
  expect([picture?.src, picture?.width, picture?.height, picture?.alt]).toEqual([href, 276, 138, ""]);
});
