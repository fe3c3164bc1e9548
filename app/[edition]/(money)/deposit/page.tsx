import { flowMetadata } from "@/app/[edition]/(account)/flow-metadata";
import { HomeView } from "@/app/[edition]/home-view";

type Props = PageProps<"/[edition]/deposit">;

export const generateMetadata = ({ params }: Props) => flowMetadata(params, "deposit");

/** Home, with the deposit open over it. */
export default function DepositPage({ params }: Props) {
  return <HomeView params={params} />;
}
