import { guardedPage } from "@/app/[edition]/guarded-page";

const { generateMetadata, Page } = guardedPage("bankingWithdraw");

export { generateMetadata, Page as default };
