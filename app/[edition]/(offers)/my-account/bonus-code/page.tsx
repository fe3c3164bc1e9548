import { outlinePage } from "@/app/[edition]/guarded-page";

const { generateMetadata, Page } = outlinePage("bonusCode");

export { generateMetadata, Page as default };
