import { guardedPage } from "@/app/[edition]/guarded-page";

const { generateMetadata, Page } = guardedPage("deposit");

export { generateMetadata, Page as default };
