import { outlinePage } from "@/app/[edition]/guarded-page";

const { generateMetadata, Page } = outlinePage("selfExclusion");

export { generateMetadata, Page as default };
