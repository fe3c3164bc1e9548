import { flowMetadata } from "@/app/[edition]/(account)/flow-metadata";
import { HomeView } from "@/app/[edition]/home-view";

type Props = PageProps<"/[edition]/signup">;

export const generateMetadata = ({ params }: Props) => flowMetadata(params, "signUp");

/** Home, with the sign-up open over it. */
export default function SignUpPage({ params }: Props) {
  return <HomeView params={params} />;
}
