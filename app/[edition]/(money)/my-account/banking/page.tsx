import { guardedPage } from "@/app/[edition]/guarded-page";

const { generateMetadata, Page } = guardedPage("banking");

export { generateMetadata, Page as default };
