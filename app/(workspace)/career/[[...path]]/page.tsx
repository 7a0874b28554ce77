import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { listAddress, PreloadReads } from "@/app/preload-reads";
import { requireViewer } from "@/app/require-viewer";
import { Career } from "@/components/features/career/career";
import { CAREER_VIEWS, type CareerView, careerViewOf, RECORD_PAGE } from "@/components/features/career/career-address";
import { TopBar } from "@/components/kit/shell/top-bar";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("career"))("title") };
}

const READS: { [View in CareerView]?: string } = {
  profile: listAddress(({ career }) => career.profile.read),
  record: listAddress(({ career }) => career.record.list, { limit: RECORD_PAGE, offset: 0 }),
};

/** The profile, and behind the address the other parts of the career. */
export default async function CareerPage({ params }: { params: Promise<{ path?: string[] }> }) {
  const { path = [] } = await params;
  if (path.length > 1 || (path[0] !== undefined && !CAREER_VIEWS.some((view) => view === path[0]))) notFound();
  const address = ["/career", ...path].join("/");
  const { id, name, email, username } = await requireViewer(address);
  const href = READS[careerViewOf(address)];
  return (
    <>
      {href ? <PreloadReads reads={[{ href }]} /> : null}
      <TopBar viewer={{ id, name, email, username }} />
      <Career />
    </>
  );
}
