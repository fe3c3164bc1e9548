import { guardedPage } from "@/app/[edition]/guarded-page";

const { generateMetadata, Page } = guardedPage("selfExclusion");

export { generateMetadata, Page as default };
