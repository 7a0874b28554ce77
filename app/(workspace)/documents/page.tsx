import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { listAddress, PreloadReads } from "@/app/preload-reads";
import { requireViewer } from "@/app/require-viewer";
import { Library } from "@/components/features/documents/library";
import { TopBar } from "@/components/kit/shell/top-bar";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("documents"))("title") };
}

const READS = [{ href: listAddress(({ documents }) => documents.list, { trashed: false }) }];

export default async function DocumentsPage() {
  const { id, name, email, username } = await requireViewer("/documents");
  return (
    <>
      <PreloadReads reads={READS} />
      <TopBar viewer={{ id, name, email, username }} />
      <Library ownerId={id} username={username} />
    </>
  );
}
