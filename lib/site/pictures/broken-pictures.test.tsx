import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { replaceBrokenPictures } from "./broken-pictures";

const image = (id: string) => screen.getByTestId<HTMLImageElement>(id);
const drawn = ({ src }: HTMLImageElement) => decodeURIComponent(src.replace("data:image/svg+xml,", ""));

/** As a browser has it after a failure: jsdom loads no picture. */
function hasFailed(img: HTMLImageElement): void {
  Object.defineProperties(img, { complete: { value: true }, currentSrc: { value: img.src } });
}

function Game({ id, studio }: { id: string; studio: string }) {
  return (
    <a href={`/${id}`} data-studio={studio}>
      <picture>
        <source srcSet={`/${id}.wide.jpg`} />
        <img data-testid={id} src={`/${id}.jpg`} srcSet={`/${id}.fine.jpg 2x`} alt="" />
      </picture>
      <b>
        Name <small>{studio}</small>
      </b>
    </a>
  );
}

test("a picture that fails becomes a surface in the hue of its studio, and its link keeps its name", () => {
  render(
    <>
      <Game id="early" studio="Relax" />
      <Game id="late" studio="Relax" />
      <Game id="other" studio="Pariplay" />
      <Game id="fine" studio="Relax" />
    </>,
  );
  hasFailed(image("early"));
  replaceBrokenPictures();
  expect(image("early").src).toMatch(/^data:/);
  expect(image("late").src).not.toMatch(/^data:/);

  for (const id of ["late", "other"]) fireEvent.error(image(id));
  for (const id of ["early", "late", "other"]) {
    expect(image(id).src).toMatch(/^data:image\/svg/);
    expect(image(id).srcset).toBe("");
    expect(image(id).previousElementSibling?.hasAttribute("srcset")).toBe(false);
    expect(image(id).closest("a")?.textContent).toContain("Name");
  }
  const { background } = image("early").style;
  expect(background).toContain("var(--accent)");
  expect(image("late").style.background).toBe(background);
  expect(image("other").style.background).not.toBe(background);
  expect(image("fine").srcset).toBe("/fine.fine.jpg 2x");
  expect(image("fine").style.background).toBe("");
});

test("a logo that fails shows its name, with any characters", () => {
  render(<img data-testid="logo" src="/logo.svg" alt={'R&D <script>"'} />);
  replaceBrokenPictures();
  fireEvent.error(image("logo"));
  const svg = new DOMParser().parseFromString(drawn(image("logo")), "image/svg+xml");
  expect(svg.documentElement.textContent).toBe('R&D <script>"');
  expect(image("logo").alt).toBe('R&D <script>"');
  expect(image("logo").style.background).toBe("");
});

test("a replacement that a browser refuses is not replaced again", () => {
  render(<img data-testid="refused" src="/picture.jpg" alt="" />);
  replaceBrokenPictures();
  fireEvent.error(image("refused"));
  const set = vi.spyOn(image("refused"), "src", "set");
  fireEvent.error(image("refused"));
  expect(set).not.toHaveBeenCalled();
});

test("the large picture of a game's page takes the hue of the provider that the page names", () => {
  render(
    <main data-studio="Relax">
      <header>
        <h1>Koi Garden</h1>
        <p>Relax</p>
      </header>
      <img data-testid="poster" src="/poster.jpg" alt="" />
      <Game id="related" studio="Pariplay" />
      <Game id="same" studio="Relax" />
    </main>,
  );
  replaceBrokenPictures();
  for (const id of ["poster", "related", "same"]) fireEvent.error(image(id));
  expect(image("poster").style.background).toContain("var(--accent)");
  expect(image("poster").style.background).toBe(image("same").style.background);
  expect(image("poster").style.background).not.toBe(image("related").style.background);
});
