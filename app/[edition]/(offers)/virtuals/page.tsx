import { guardedPage } from "@/app/[edition]/guarded-page";

const { generateMetadata, Page } = guardedPage("virtuals");

export { generateMetadata, Page as default };
