"use client";

import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { Loaded } from "@/components/features/career/loaded";
import { useStoredWorkspace } from "@/components/features/career/workspace/use-workspace";
import { WorkTabs } from "@/components/features/career/workspace/work-tabs";
import { queries } from "@/components/kit/api/client";
import { failureOf } from "@/components/kit/api/error-text";
import { WORK_TABS, type WorkTab } from "@/components/kit/shell/work-tabs";
import { buttonLook } from "@/components/kit/ui/button";
import { Empty } from "@/components/kit/ui/empty";
import { Icon } from "@/components/kit/ui/icon";

const tabOf = (path: string): WorkTab => WORK_TABS.find((tab) => path.endsWith(`/${tab}`)) ?? "fit";

/** All the work for one application, with room for it: the sheet beside the board is too narrow to write in. */
export function ApplicationWork({ id }: { id: string }) {
  const t = useTranslations("work");
  const tab = tabOf(usePathname());
  const application = useQuery(queries.applications.read.queryOptions({ input: { id } }));
  const workspace = useStoredWorkspace(id);
  const failure = application.error && failureOf(application.error);
  return (
    <main className="mx-auto max-w-[1040px] px-10 pb-28 phone:px-4 phone:pb-32">
      {failure === "NOT_FOUND" || failure === "BAD_REQUEST" ? (
        <Empty title={t("missing.title")} text={t("missing.text")}>
          <Link href="/applications" className={buttonLook()}>
            {t("missing.action")}
          </Link>
        </Empty>
      ) : (
        <Loaded query={application}>
          {(found) => (
            <>
              <div className="pt-5 pb-3">
                <Link
                  href={`/applications/${found.id}`}
                  className="inline-flex min-h-6 items-center gap-1 text-muted-foreground hover:text-foreground"
                >
                  <Icon name="caret-left" size="sm" />
                  {t("back")}
                </Link>
                <h1 className="break-words font-semibold text-xl tracking-tight">{found.company}</h1>
                <p className="break-words text-base text-muted-foreground">{found.role}</p>
              </div>
              <Loaded query={workspace}>
                {(stored) => <WorkTabs key={found.id} application={found} stored={stored} tab={tab} />}
              </Loaded>
            </>
          )}
        </Loaded>
      )}
    </main>
  );
}
