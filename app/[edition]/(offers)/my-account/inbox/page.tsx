import { outlinePage } from "@/app/[edition]/guarded-page";

const { generateMetadata, Page } = outlinePage("inbox");

export { generateMetadata, Page as default };
