import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { requireViewer } from "@/app/require-viewer";
import { AssistantScreen } from "@/components/features/assistant/page/assistant-screen";
import { TopBar } from "@/components/kit/shell/top-bar";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("assistant"))("assistant") };
}

/** All conversations, and with an id behind them the one that is open. */
export default async function AssistantPage({ params }: { params: Promise<{ path?: string[] }> }) {
  const { path = [] } = await params;
  if (path.length > 1) notFound();
  const { id, name, email, username } = await requireViewer(["/assistant", ...path].join("/"));
  return (
    <>
      <TopBar viewer={{ id, name, email, username }} />
      <AssistantScreen />
    </>
  );
}
