import { flowMetadata } from "@/app/[edition]/(account)/flow-metadata";
import { HomeView } from "@/app/[edition]/home-view";

type Props = PageProps<"/[edition]/reset-password">;

export const generateMetadata = ({ params }: Props) => flowMetadata(params, "resetPassword");

/** Home, with the password reset open over it. */
export default function ResetPasswordPage({ params }: Props) {
  return <HomeView params={params} />;
}
