import { guardedPage } from "@/app/[edition]/guarded-page";

const { generateMetadata, Page } = guardedPage("activeRewards");

export { generateMetadata, Page as default };
