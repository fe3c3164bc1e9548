import { guardedPage } from "@/app/[edition]/guarded-page";
import { load } from "./load";

const { generateMetadata, Page } = guardedPage("bankingDeposit", { load });

export { generateMetadata, Page as default };
