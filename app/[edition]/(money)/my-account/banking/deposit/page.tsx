import { guardedPage } from "@/app/[edition]/guarded-page";

const { generateMetadata, Page } = guardedPage("bankingDeposit");

export { generateMetadata, Page as default };
