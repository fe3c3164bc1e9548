import { guardedPage } from "@/app/[edition]/guarded-page";

const { generateMetadata, Page } = guardedPage("timeOut");

export { generateMetadata, Page as default };
