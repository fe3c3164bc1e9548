import { outlinePage } from "@/app/[edition]/guarded-page";

const { generateMetadata, Page } = outlinePage("timeOut");

export { generateMetadata, Page as default };
