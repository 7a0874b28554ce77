import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { PreloadDocument } from "@/app/preload-document";
import { requireViewer } from "@/app/require-viewer";
import { LetterEditor } from "@/components/features/editor/letter/letter-editor";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("editor"))("letter.title") };
}

export default async function LetterPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const viewer = await requireViewer(`/letters/${id}`);
  return (
    <>
      <PreloadDocument type="letter" id={id} />
      <LetterEditor letterId={id} viewerId={viewer.id} />
    </>
  );
}
