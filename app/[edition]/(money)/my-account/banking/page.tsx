import { guardedPage } from "@/app/[edition]/guarded-page";
import { load } from "./load";

const { generateMetadata, Page } = guardedPage("banking", { load });

export { generateMetadata, Page as default };
