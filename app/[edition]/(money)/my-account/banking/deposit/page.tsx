import { outlinePage } from "@/app/[edition]/guarded-page";

const { generateMetadata, Page } = outlinePage("bankingDeposit");

export { generateMetadata, Page as default };
