import type { Metadata } from "next";
import { headers } from "next/headers";
import { getTranslations } from "next-intl/server";
import { PublicFrame } from "@/components/features/home/public-frame";
import { PdfCheck } from "@/components/features/pdf-check/pdf-check";
import { runningServer } from "@/server/entrance/pages/running-server";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("pdfCheck");
  return { title: t("title"), description: t("text") };
}

export default async function CheckPage() {
  const viewer = await runningServer().viewer(await headers());
  runningServer().prepareReader(viewer?.id ?? null);
  return (
    <PublicFrame isSignedIn={viewer !== null}>
      <PdfCheck />
    </PublicFrame>
  );
}
