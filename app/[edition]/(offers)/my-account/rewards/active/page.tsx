import { outlinePage } from "@/app/[edition]/guarded-page";

const { generateMetadata, Page } = outlinePage("activeRewards");

export { generateMetadata, Page as default };
