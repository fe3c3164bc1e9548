import { myGamesPage } from "@/app/[edition]/(play)/my-games-page";

const { generateMetadata, Page } = myGamesPage("casino");

export const generateStaticParams = () => [];

export { generateMetadata, Page as default };
