import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { listAddress, PreloadReads } from "@/app/preload-reads";
import { requireViewer } from "@/app/require-viewer";
import { DueToday } from "@/components/features/applications/today/due-today";
import { FirstApplication } from "@/components/features/applications/today/first-application";
import { Dashboard } from "@/components/features/dashboard/dashboard";
import { FirstResume } from "@/components/features/documents/first-resume";
import { TopBar } from "@/components/kit/shell/top-bar";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("dashboard"))("title") };
}

const READS = [
  { href: listAddress(({ documents }) => documents.list, { trashed: false }) },
  { href: listAddress(({ applications }) => applications.list) },
];

export default async function DashboardPage() {
  const { id, name, email, username } = await requireViewer("/dashboard");
  return (
    <>
      <PreloadReads reads={READS} />
      <TopBar viewer={{ id, name, email, username }} />
      <Dashboard
        due={<DueToday />}
        start={
          <>
            <FirstResume ownerId={id} />
            <FirstApplication />
          </>
        }
      />
    </>
  );
}
