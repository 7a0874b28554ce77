import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { listAddress, PreloadReads } from "@/app/preload-reads";
import { requireViewer } from "@/app/require-viewer";
import { Tracker } from "@/components/features/applications/tracker";
import { ApplicationWork } from "@/components/features/career/workspace/application-work";
import { TopBar } from "@/components/kit/shell/top-bar";
import { WORK_TABS } from "@/components/kit/shell/work-tabs";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("applications"))("title") };
}

const READS = [
  { href: listAddress(({ applications }) => applications.list) },
  { href: listAddress(({ applications }) => applications.settings) },
];

/**
 * All applications, and with an id behind them the one that is open: it opens over the others without leaving them. What is done for one
 * application needs the whole screen: its tabs have addresses behind the id.
 */
export default async function ApplicationsPage({ params }: { params: Promise<{ path?: string[] }> }) {
  const { path = [] } = await params;
  const [applicationId, tab] = path;
  const isWork = applicationId !== undefined && WORK_TABS.some((each) => each === tab);
  if (path.length > (isWork ? 2 : 1)) notFound();
  const { id, name, email, username } = await requireViewer(["/applications", ...path].join("/"));
  return (
    <>
      {isWork ? null : <PreloadReads reads={READS} />}
      <TopBar viewer={{ id, name, email, username }} />
      {isWork ? <ApplicationWork id={decodeURIComponent(applicationId)} /> : <Tracker />}
    </>
  );
}
