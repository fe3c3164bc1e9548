import { guardedPage } from "@/app/[edition]/guarded-page";

const { generateMetadata, Page } = guardedPage("bonusCode");

export { generateMetadata, Page as default };
