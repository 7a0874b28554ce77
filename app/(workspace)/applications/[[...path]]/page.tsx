import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { requireViewer } from "@/app/require-viewer";
import { Tracker } from "@/components/features/applications/tracker";
import { TopBar } from "@/components/kit/shell/top-bar";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("applications"))("title") };
}

/** All applications, and with an id behind them the one that is open: it opens over the others without leaving them. */
export default async function ApplicationsPage({ params }: { params: Promise<{ path?: string[] }> }) {
  const { path = [] } = await params;
  if (path.length > 1) notFound();
  const { id, name, email, username } = await requireViewer(["/applications", ...path].join("/"));
  return (
    <>
      <TopBar viewer={{ id, name, email, username }} />
      <Tracker />
    </>
  );
}
