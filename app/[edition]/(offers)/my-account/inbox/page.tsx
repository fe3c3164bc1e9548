import { guardedPage } from "@/app/[edition]/guarded-page";

const { generateMetadata, Page } = guardedPage("inbox");

export { generateMetadata, Page as default };
