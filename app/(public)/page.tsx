import { headers } from "next/headers";
import { Home } from "@/components/features/home/home";
import { PublicFrame } from "@/components/features/home/public-frame";
import { viewerFromHeaders } from "@/server/auth/viewer";
import { database } from "@/server/db/client";
import { flags } from "@/server/instance/service";

export default async function HomePage() {
  const isSignedIn = (await viewerFromHeaders(await headers())) !== null;
  const { disableSignups } = await flags(database());
  return (
    <PublicFrame isSignedIn={isSignedIn}>
      <Home isSignedIn={isSignedIn} canSignUp={!disableSignups} />
    </PublicFrame>
  );
}
