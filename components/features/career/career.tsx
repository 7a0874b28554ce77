"use client";

import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { Suspense } from "react";
import { CAREER_VIEWS, type CareerView, careerAddress, careerViewOf } from "@/components/features/career/career-address";
import { ProfileView } from "@/components/features/career/profile/profile-view";
import { lazyPart } from "@/components/kit/ui/lazy-part";
import { TabList, TabPanel, Tabs } from "@/components/kit/ui/tabs";

const VIEWS = {
  profile: ProfileView,
  record: lazyPart(async () => ({ default: (await import("@/components/features/career/record/record-view")).RecordView })),
  facts: lazyPart(async () => ({ default: (await import("@/components/features/career/facts/facts-view")).FactsView })),
  stories: lazyPart(async () => ({ default: (await import("@/components/features/career/stories/stories-view")).StoriesView })),
  opportunities: lazyPart(async () => ({
    default: (await import("@/components/features/career/opportunities/opportunities-view")).OpportunitiesView,
  })),
  offers: lazyPart(async () => ({ default: (await import("@/components/features/career/offers/offers-view")).OffersView })),
  saved: lazyPart(async () => ({ default: (await import("@/components/features/career/saved/saved-view")).SavedView })),
  schedules: lazyPart(async () => ({
    default: (await import("@/components/features/career/schedules/schedules-view")).SchedulesView,
  })),
};

// The code of the part that the address names is fetched while the page is still being set up.
if (typeof window !== "undefined") {
  const First = VIEWS[careerViewOf(window.location.pathname)];
  if ("preload" in First) First.preload();
}

/** The material behind documents and applications: wishes, facts, stories, and their uses. */
export function Career() {
  const t = useTranslations("career");
  const view = careerViewOf(usePathname());
  const View = VIEWS[view];
  // With the router's own state in it, the router would treat the change as its own and ignore it.
  const show = (next: CareerView) => window.history.pushState(null, "", careerAddress(next));
  return (
    <main className="mx-auto max-w-[1040px] px-10 pb-28 print:max-w-none print:p-0 phone:px-4 phone:pb-32">
      <h1 className="pt-7 pb-4 font-semibold text-xl tracking-tight print:hidden phone:pt-4">{t("title")}</h1>
      <Tabs value={view} onValueChange={show}>
        <div className="sticky top-0 z-10 flex h-11 items-stretch border-b bg-background print:hidden phone:-mx-4 phone:overflow-x-auto phone:px-4">
          <TabList label={t("sections")} tabs={CAREER_VIEWS.map((value) => ({ value, label: t(`views.${value}`) }))} />
        </div>
        <TabPanel value={view}>
          <Suspense>
            <View />
          </Suspense>
        </TabPanel>
      </Tabs>
    </main>
  );
}
