import { sportsPage } from "@/app/[edition]/(play)/sports-view";

const { generateMetadata, Page } = sportsPage("virtualSports");

export { generateMetadata, Page as default };
