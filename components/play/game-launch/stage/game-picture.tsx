import { tint } from "@/lib/site/pictures/broken-pictures";

/** The art of a game, and what stands in its place where there is none. */
export interface Poster {
  name: string;
  /** The name of its provider. */
  provider: string;
  /** Addresses of the picture, as it was made for a wide stage, and for one that is about as high as wide; "" where there is none. */
  wide: string;
  square: string;
}

/** The art over the whole of its part of the stage: what its shape has too much of is cut, away from the name: wide art has it at the start, halfway up, and square art near its lower end. A frame that the art has is outside on every side, never on two alone. */
export function GamePicture({ poster }: { poster: Poster }) {
  const { wide, square } = poster;
  if (wide === "" && square === "") return <Substitute poster={poster} />;
  return (
    <picture className="contents">
      {square ? <source media="(width<1024px) and (height>=480px)" srcSet={square} /> : null}
      <img
        src={wide || square}
        alt=""
        width={1200}
        height={600}
        fetchPriority="high"
        data-art=""
        className="game-picture absolute inset-[-2%] h-[104%] w-[104%] max-w-none object-cover object-[50%_85%] lg:object-left wide-low:object-left [grid-area:1/1/2/2]"
      />
    </picture>
  );
}

/** The name on a surface in the hue of the provider, as of a picture that does not load. The security policy allows no style attribute. */
function Substitute({ poster: { name, provider } }: { poster: Poster }) {
  return (
    <div
      ref={(element) => {
        if (element) element.style.background = tint(provider);
      }}
      data-art=""
      className="game-picture absolute grid size-full place-items-center bg-raised p-6 text-center text-balance font-800 text-2xl/tight [grid-area:1/1/2/2]"
      aria-hidden
    >
      {name}
    </div>
  );
}
