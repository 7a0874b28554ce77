import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AdminPage } from "@/app/(workspace)/admin/admin-page";
import { PeoplePanel } from "@/components/features/settings/admin/people-panel";
import { runningServer } from "@/server/entrance/pages/running-server";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("admin"))("title") };
}

export default function PeoplePage() {
  return (
    <AdminPage part="people">
      {(viewerId) => <PeoplePanel viewerId={viewerId} sendsMail={runningServer().sendsMail()} />}
    </AdminPage>
  );
}
