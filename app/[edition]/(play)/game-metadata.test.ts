import { expect, test, vi } from "vitest";
import type { GameFacts } from "@/lib/play/catalogue/schema";
import { gameMetadata } from "./game-metadata";

vi.mock("@/lib/content/image", () => ({
  imageUrl: ({ asset }: { asset: { _ref: string } }, { width }: { width: number }) =>
    `https://cdn.example/${asset._ref}?w=${width * 2}`,
}));

test("a game that somebody shares shows its finest image [LOBBY-503]", () => {
  const [img1x, img2x, img3x] = ["i1", "i2", "i3"].map((_ref) => ({ asset: { _ref } }));
  const game = { label: "Koi Garden", images: { img1x, img2x, img3x } } as GameFacts;
  expect(gameMetadata(game)).toEqual({
    title: "Koi Garden",
    openGraph: { title: "Koi Garden", images: [{ url: "https://cdn.example/i3?w=480", alt: "Koi Garden" }] },
  });
});
