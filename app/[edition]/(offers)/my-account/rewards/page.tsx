import { guardedPage } from "@/app/[edition]/guarded-page";

const { generateMetadata, Page } = guardedPage("rewards");

export { generateMetadata, Page as default };
