import type { Metadata } from "next";
import { HomeView } from "@/app/[edition]/home-view";

export const metadata: Metadata = { robots: { index: false } };

/** Home, as a new player meets it after signing up: "/welcome-to-{product}". */
export default function WelcomePage({ params }: PageProps<"/[edition]/welcome">) {
  return <HomeView params={params} />;
}
