import { guardedPage } from "@/app/[edition]/guarded-page";

const { generateMetadata, Page } = guardedPage("transactions");

export { generateMetadata, Page as default };
