import { outlinePage } from "@/app/[edition]/guarded-page";

const { generateMetadata, Page } = outlinePage("gamblingLimits");

export { generateMetadata, Page as default };
