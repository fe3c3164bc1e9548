import { flowMetadata } from "@/app/[edition]/(account)/flow-metadata";
import { HomeView } from "@/app/[edition]/home-view";

type Props = PageProps<"/[edition]/signup/pnp">;

export const generateMetadata = ({ params }: Props) => flowMetadata(params, "signUpPnp");

/** Home, with the sign-up by a bank open over it. */
export default function SignUpPnpPage({ params }: Props) {
  return <HomeView params={params} />;
}
