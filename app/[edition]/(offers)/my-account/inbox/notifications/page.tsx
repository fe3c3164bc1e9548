import { outlinePage } from "@/app/[edition]/guarded-page";

const { generateMetadata, Page } = outlinePage("notifications");

export { generateMetadata, Page as default };
