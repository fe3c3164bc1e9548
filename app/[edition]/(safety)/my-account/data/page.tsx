import { guardedPage } from "@/app/[edition]/guarded-page";
import { load } from "./load";

const { generateMetadata, Page } = guardedPage("personalData", { load });

export { generateMetadata, Page as default };
