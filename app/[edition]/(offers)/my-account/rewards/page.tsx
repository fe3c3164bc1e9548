import { outlinePage } from "@/app/[edition]/guarded-page";

const { generateMetadata, Page } = outlinePage("rewards");

export { generateMetadata, Page as default };
