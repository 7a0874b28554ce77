import { headers } from "next/headers";
import { Home } from "@/components/home/home";
import { viewerFromHeaders } from "@/server/auth/viewer";
import { flags } from "@/server/instance/service";

export default async function HomePage() {
  const viewer = await viewerFromHeaders(await headers());
  return <Home isSignedIn={viewer !== null} canSignUp={!flags().disableSignups} />;
}
