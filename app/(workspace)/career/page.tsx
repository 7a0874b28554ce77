import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { requireViewer } from "@/app/require-viewer";
import { Career } from "@/components/features/career/career";
import { TopBar } from "@/components/kit/shell/top-bar";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("career"))("title") };
}

export default async function CareerPage() {
  const { id, name, email, username } = await requireViewer("/career");
  return (
    <>
      <TopBar viewer={{ id, name, email, username }} />
      <Career />
    </>
  );
}
