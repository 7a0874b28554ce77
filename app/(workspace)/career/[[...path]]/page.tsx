import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { requireViewer } from "@/app/require-viewer";
import { Career } from "@/components/features/career/career";
import { CAREER_VIEWS } from "@/components/features/career/career-address";
import { TopBar } from "@/components/kit/shell/top-bar";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("career"))("title") };
}

/** The profile, and behind the address the other parts of the career. */
export default async function CareerPage({ params }: { params: Promise<{ path?: string[] }> }) {
  const { path = [] } = await params;
  if (path.length > 1 || (path[0] !== undefined && !CAREER_VIEWS.some((view) => view === path[0]))) notFound();
  const { id, name, email, username } = await requireViewer(["/career", ...path].join("/"));
  return (
    <>
      <TopBar viewer={{ id, name, email, username }} />
      <Career />
    </>
  );
}
