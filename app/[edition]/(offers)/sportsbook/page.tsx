import { guardedPage } from "@/app/[edition]/guarded-page";

const { generateMetadata, Page } = guardedPage("sportsbook");

export { generateMetadata, Page as default };
