import { outlinePage } from "@/app/[edition]/guarded-page";

const { generateMetadata, Page } = outlinePage("transactions");

export { generateMetadata, Page as default };
