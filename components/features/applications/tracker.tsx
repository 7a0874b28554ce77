"use client";

import { useTranslations } from "next-intl";
import { Suspense, useDeferredValue, useMemo, useState } from "react";
import { ApplicationMenuItems } from "@/components/features/applications/application-menu";
import { Board } from "@/components/features/applications/board/board";
import { ClosingDialog } from "@/components/features/applications/closing-dialog";
import { DeleteDialog } from "@/components/features/applications/delete-dialog";
import { MailDrop } from "@/components/features/applications/mail/mail-drop";
import { OnlySome } from "@/components/features/applications/only-some";
import { askQuickAdd } from "@/components/features/applications/quick-add/ask";
import { selectApplications } from "@/components/features/applications/select-applications";
import { ApplicationSheet } from "@/components/features/applications/sheet/application-sheet";
import { ApplicationTable } from "@/components/features/applications/table/application-table";
import { TrackerContext } from "@/components/features/applications/tracker-context";
import { TrackerEmpty } from "@/components/features/applications/tracker-empty";
import { TrackerFiles } from "@/components/features/applications/tracker-files";
import { TrackerFilters } from "@/components/features/applications/tracker-filters";
import { TrackerHead } from "@/components/features/applications/tracker-head";
import { useApplicationActions } from "@/components/features/applications/use-application-actions";
import { useApplications } from "@/components/features/applications/use-applications";
import { useNow } from "@/components/features/applications/use-now";
import { useSelection } from "@/components/features/applications/use-selection";
import { useOpenApplication, useTrackerAddress } from "@/components/features/applications/use-tracker-address";
import { useStepRules } from "@/components/features/applications/use-tracker-settings";
import { useErrorText } from "@/components/kit/api/error-text";
import { Button } from "@/components/kit/ui/button";
import { classNames } from "@/components/kit/ui/class-names";
import { Empty } from "@/components/kit/ui/empty";
import { lazyPart } from "@/components/kit/ui/lazy-part";
import { createMenuHandle, SharedMenu } from "@/components/kit/ui/shared-menu";
import { useHydrated } from "@/components/kit/ui/use-hydrated";
import type { Application } from "@/contracts/model/application";
import type { Stage } from "@/contracts/model/stages";

const ApplicationCalendar = lazyPart(async () => ({
  default: (await import("@/components/features/applications/calendar/application-calendar")).ApplicationCalendar,
}));
const ContactsView = lazyPart(async () => ({
  default: (await import("@/components/features/applications/contacts/contacts-view")).ContactsView,
}));
const Insights = lazyPart(async () => ({
  default: (await import("@/components/features/applications/insights/insights")).Insights,
}));

/** Every application of the person, as a board or a table, and the one that is open beside it. */
export function Tracker() {
  const t = useTranslations("applications");
  const errorText = useErrorText();
  const { view, change, query, setQuery } = useTrackerAddress();
  const { id: openId, open, close } = useOpenApplication();
  const { data: all, error, refetch } = useApplications();
  const actions = useApplicationActions();
  const now = useNow();
  const rules = useStepRules();
  // An application that was opened by link is shown once the page is interactive: before that it could not take the focus.
  const isHydrated = useHydrated();
  const [closing, setClosing] = useState<Application | null>(null);
  const [deleting, setDeleting] = useState<readonly Application[] | null>(null);
  const deferredQuery = useDeferredValue(query);
  const [only, setOnly] = useState<{ ids: ReadonlySet<string>; title: string } | null>(null);
  const shown = useMemo(() => {
    const some = only ? all?.filter(({ id }) => only.ids.has(id)) : all;
    return some ? selectApplications(some, { ...view, query: deferredQuery }, now, rules) : null;
  }, [all, only, view, deferredQuery, now, rules]);
  const { selected, toggle, selectAll, clear } = useSelection(shown, view.view);

  const handles = useMemo(() => {
    async function move(application: Application, to: Stage) {
      const isClosing = to === "closed" && application.status !== "closed";
      if (isClosing) setClosing(application);
      const isMoved = await actions.move(application, to);
      if (isClosing && !isMoved) setClosing(null);
    }
    return { menu: createMenuHandle<Application>(), open, toggle, move, rules };
  }, [actions, open, toggle, rules]);

  function clearFilters() {
    setQuery("");
    change({ stages: [], tags: [], sources: [] });
  }

  return (
    <TrackerContext value={handles}>
      <main className="flex h-[calc(100dvh-var(--bar))] min-h-0">
        <div
          className={classNames(
            "@container/tracker flex min-h-0 min-w-0 flex-1 flex-col",
            openId && "phone:invisible max-[1000px]:hidden",
          )}
        >
          <TrackerHead view={view} onChange={change} query={query} onQuery={setQuery} onAdd={askQuickAdd}>
            <TrackerFilters view={view} query={query} all={all ?? []} onChange={change} onQuery={setQuery} />
            <TrackerFiles shown={shown ?? []} />
          </TrackerHead>
          {only ? <OnlySome title={only.title} onClear={() => setOnly(null)} /> : null}
          {error && !all ? (
            <div className="px-6 phone:px-4">
              <Empty title={t("failed")} text={errorText(error)}>
                <Button onClick={() => refetch()}>{t("retry")}</Button>
              </Empty>
            </div>
          ) : !shown ? (
            <p className="px-6 py-6 text-muted-foreground phone:px-4" aria-busy="true">
              {t("loading")}
            </p>
          ) : shown.length === 0 ? (
            <TrackerEmpty hasAny={(all?.length ?? 0) > 0} query={deferredQuery} onClear={clearFilters} onAdd={askQuickAdd} />
          ) : view.view === "board" ? (
            <Board applications={shown} openId={openId} now={now} onAdd={askQuickAdd} />
          ) : view.view === "calendar" ? (
            <Suspense>
              <ApplicationCalendar applications={shown} now={now} onOpen={open} />
            </Suspense>
          ) : view.view === "contacts" ? (
            <Suspense>
              <ContactsView applications={shown} onOpen={open} />
            </Suspense>
          ) : view.view === "insights" ? (
            <Suspense>
              <Insights
                applications={shown}
                now={now}
                onShow={(ids, title) => {
                  setOnly({ ids: new Set(ids), title });
                  change({ view: "table" });
                }}
              />
            </Suspense>
          ) : (
            <ApplicationTable
              {...{ openId, now, selected, actions }}
              applications={shown}
              sort={view.sort}
              onSort={(sort) => change({ sort })}
              onSelectAll={selectAll}
              onClear={clear}
              onDelete={setDeleting}
            />
          )}
        </div>
        {openId && isHydrated ? (
          <ApplicationSheet
            key={openId}
            id={openId}
            now={now}
            onClose={close}
            onDelete={(application) => setDeleting([application])}
          />
        ) : null}
        <SharedMenu handle={handles.menu}>
          {(application) => <ApplicationMenuItems application={application} onDelete={() => setDeleting([application])} />}
        </SharedMenu>
        <MailDrop />
        {closing ? <ClosingDialog application={closing} actions={actions} onClose={() => setClosing(null)} /> : null}
        {deleting ? (
          <DeleteDialog
            applications={deleting}
            onClose={() => setDeleting(null)}
            onDelete={async () => {
              if (deleting.some(({ id }) => id === openId)) close();
              setDeleting(null);
              clear();
              await actions.removeMany(deleting.map(({ id }) => id));
            }}
          />
        ) : null}
      </main>
    </TrackerContext>
  );
}
