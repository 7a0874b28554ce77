import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { PreloadDocument } from "@/app/preload-document";
import { requireViewer } from "@/app/require-viewer";
import { ResumeEditor } from "@/components/features/editor/resume/resume-editor";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("editor"))("content.title") };
}

export default async function ResumePage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const viewer = await requireViewer(`/resumes/${id}`);
  return (
    <>
      <PreloadDocument type="resume" id={id} />
      <ResumeEditor resumeId={id} viewer={{ id: viewer.id, name: viewer.name, email: viewer.email, username: viewer.username }} />
    </>
  );
}
