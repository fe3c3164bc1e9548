/** What the window has below the header and the title, above a phone's bar. */
const height = "h-[calc(100dvh-var(--header)-var(--bar)-6.5rem)]";

/** The room of the sportsbook: what stands above the frame takes its part from the frame. */
export const roomLook = `flex flex-col gap-3 min-h-120 ${height}`;

/** The frame in it, and what stands in its place: to both edges of a phone. */
export const frameLook = `relative min-h-75 shrink overflow-hidden rounded-md border border-line bg-surface max-md:-mx-gutter ${height}`;
