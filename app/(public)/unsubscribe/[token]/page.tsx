import type { Metadata } from "next";
import { headers } from "next/headers";
import { getTranslations } from "next-intl/server";
import { PublicFrame } from "@/components/features/home/public-frame";
import { Unsubscribe } from "@/components/features/home/unsubscribe";
import { runningServer } from "@/server/entrance/pages/running-server";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("unsubscribe"))("title"), robots: { index: false }, referrer: "no-referrer" };
}

/** Where the link of a mail leads. Opening it changes nothing, because mail programs open links by themselves. */
export default async function UnsubscribePage({ params }: { params: Promise<{ token: string }> }) {
  return (
    <PublicFrame isSignedIn={(await runningServer().viewer(await headers())) !== null}>
      <Unsubscribe token={(await params).token} />
    </PublicFrame>
  );
}
