import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { requireViewer } from "@/app/require-viewer";
import { ImportScreen } from "@/components/features/documents/imports/import-screen";
import { TopBar } from "@/components/kit/shell/top-bar";
import { runningServer } from "@/server/entrance/pages/running-server";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("imports"))("title") };
}

export default async function ImportPage() {
  const { id, name, email, username } = await requireViewer("/import");
  runningServer().prepareReader(id);
  return (
    <>
      <TopBar viewer={{ id, name, email, username }} />
      <ImportScreen ownerId={id} />
    </>
  );
}
