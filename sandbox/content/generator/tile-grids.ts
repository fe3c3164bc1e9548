type Size = "4x" | "2xv" | "2xh" | "1x";
export interface Grid {
  columns: number;
  rows: number;
  sizes: readonly Size[];
}

/** A grid whose sizes fill its cells exactly: `4x 1x*5` is one big tile and five small ones. */
export function grid(columns: number, rows: number, sizes: string): Grid {
  const list = sizes.split(" ").flatMap((part) => {
    const [size = "1x", times = "1"] = part.split("*");
    return Array<Size>(Number(times)).fill(size as Size);
  });
  return { columns, rows, sizes: list };
}

export const oneRow = {
  desktop: grid(7, 1, "1x*7"),
  tablet: grid(5, 2, "2xh*2 1x*4 2xh"),
  mobile: grid(3, 2, "1x*6"),
};
