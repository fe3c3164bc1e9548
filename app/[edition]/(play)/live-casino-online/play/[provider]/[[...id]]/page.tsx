import { providerGamePage } from "@/app/[edition]/(play)/provider-game-page";

const { generateMetadata, Page } = providerGamePage("liveCasino");

export const generateStaticParams = () => [];

export { generateMetadata, Page as default };
