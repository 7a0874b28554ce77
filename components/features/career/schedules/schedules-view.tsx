"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Loaded } from "@/components/features/career/loaded";
import { MailSettings } from "@/components/features/career/schedules/mail-settings";
import { ScheduleDialog } from "@/components/features/career/schedules/schedule-dialog";
import { ScheduleEntry } from "@/components/features/career/schedules/schedule-entry";
import { useScheduleActions, useSchedules } from "@/components/features/career/schedules/use-schedules";
import { Button } from "@/components/kit/ui/button";
import { Empty } from "@/components/kit/ui/empty";
import { Icon } from "@/components/kit/ui/icon";
import type { Schedule } from "@/contracts/model/career/schedule";

/** What is done at a certain time: looking for postings, preparing interviews, reminding. */
export function SchedulesView() {
  const t = useTranslations("career.schedules");
  const query = useSchedules();
  const actions = useScheduleActions();
  const [editing, setEditing] = useState<Schedule | "new" | null>(null);
  return (
    <>
      <div className="flex items-center gap-2 py-3">
        <p className="min-w-0 flex-1 text-muted-foreground">{t("intro")}</p>
        <Button needsScript variant="primary" onClick={() => setEditing("new")}>
          <Icon name="plus" />
          {t("add")}
        </Button>
      </div>
      <Loaded query={query}>
        {(schedules) =>
          schedules.length === 0 ? (
            <Empty title={t("empty.title")} text={t("empty.text")} />
          ) : (
            <ul aria-label={t("title")} className="border-t">
              {schedules.map((schedule) => (
                <ScheduleEntry key={schedule.id} schedule={schedule} actions={actions} onEdit={() => setEditing(schedule)} />
              ))}
            </ul>
          )
        }
      </Loaded>
      <MailSettings />
      {editing ? <ScheduleDialog schedule={editing === "new" ? null : editing} onClose={() => setEditing(null)} /> : null}
    </>
  );
}
