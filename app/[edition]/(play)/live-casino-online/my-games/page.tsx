import { myGamesPage } from "@/app/[edition]/(play)/my-games-page";

const { generateMetadata, Page } = myGamesPage("liveCasino");

export const generateStaticParams = () => [];

export { generateMetadata, Page as default };
