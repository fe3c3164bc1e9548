import { outlinePage } from "@/app/[edition]/guarded-page";

const { generateMetadata, Page } = outlinePage("bankingWithdraw");

export { generateMetadata, Page as default };
