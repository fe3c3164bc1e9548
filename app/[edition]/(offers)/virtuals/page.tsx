import { outlinePage } from "@/app/[edition]/guarded-page";

const { generateMetadata, Page } = outlinePage("virtuals");

export { generateMetadata, Page as default };
