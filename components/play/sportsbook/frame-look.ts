/** The room of the frame, and of what stands in its place. */
export const frameLook = "relative h-[75dvh] min-h-120 w-full overflow-hidden rounded-md border border-line bg-surface";
