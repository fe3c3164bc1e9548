import { guardedPage } from "@/app/[edition]/guarded-page";

const { generateMetadata, Page } = guardedPage("notifications");

export { generateMetadata, Page as default };
