import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { Home } from "@/components/features/home/home";
import { PublicFrame } from "@/components/features/home/public-frame";
import { runningServer } from "@/server/entrance/pages/running-server";

export default async function HomePage() {
  const isSignedIn = (await runningServer().viewer(await headers())) !== null;
  const publicHome = isSignedIn ? null : await runningServer().publicHome();
  if (publicHome) redirect(publicHome);
  const { disableSignups } = await runningServer().instanceFlags();
  return (
    <PublicFrame isSignedIn={isSignedIn}>
      <Home isSignedIn={isSignedIn} canSignUp={!disableSignups} />
    </PublicFrame>
  );
}
