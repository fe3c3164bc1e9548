import { outlinePage } from "@/app/[edition]/guarded-page";

const { generateMetadata, Page } = outlinePage("banking");

export { generateMetadata, Page as default };
