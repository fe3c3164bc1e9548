import type { Metadata } from "next";
import { HomeView } from "@/app/[edition]/home-view";
import { addressMetadata } from "@/lib/site/seo/server";

type Props = PageProps<"/[edition]/welcome">;

/** The welcome is home for one player: not a page of its own for searches. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { ...(await addressMetadata("home", params)), robots: { index: false } };
}

/** Home, as a new player meets it after signing up: "/welcome-to-{product}". */
export default function WelcomePage({ params }: Props) {
  return <HomeView params={params} />;
}
