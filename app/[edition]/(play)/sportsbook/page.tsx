import { sportsPage } from "@/app/[edition]/(play)/sports-view";

const { generateMetadata, Page } = sportsPage("sports");

export { generateMetadata, Page as default };
