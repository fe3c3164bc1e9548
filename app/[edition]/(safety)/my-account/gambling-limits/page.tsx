import { guardedPage } from "@/app/[edition]/guarded-page";

const { generateMetadata, Page } = guardedPage("gamblingLimits");

export { generateMetadata, Page as default };
