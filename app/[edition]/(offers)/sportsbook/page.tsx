import { outlinePage } from "@/app/[edition]/guarded-page";

const { generateMetadata, Page } = outlinePage("sportsbook");

export { generateMetadata, Page as default };
