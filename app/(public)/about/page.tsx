import type { Metadata } from "next";
import { headers } from "next/headers";
import { getTranslations } from "next-intl/server";
import { About } from "@/components/features/home/about";
import { PublicFrame } from "@/components/features/home/public-frame";
import { runningServer } from "@/server/entrance/pages/running-server";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("home"))("about.title") };
}

export default async function AboutPage() {
  return (
    <PublicFrame isSignedIn={(await runningServer().viewer(await headers())) !== null}>
      <About version={runningServer().productVersion()} />
    </PublicFrame>
  );
}
