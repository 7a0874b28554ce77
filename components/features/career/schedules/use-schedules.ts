"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { api, queries } from "@/components/kit/api/client";
import { failureOf, useErrorText } from "@/components/kit/api/error-text";
import { useChange } from "@/components/kit/api/use-change";
import { toast } from "@/components/kit/ui/toast";
import type { Schedule } from "@/contracts/model/career/schedule";

export type ScheduleInput = Parameters<typeof api.career.schedules.save>[0];

export const useSchedules = () => useQuery(queries.career.schedules.list.queryOptions({ input: {} }));

export function useScheduleActions() {
  const t = useTranslations("career.schedules");
  const { run } = useChange({ failure: "toast" });
  const refusal = useRefusal();
  const cache = useQueryClient();
  const refresh = () => cache.invalidateQueries({ queryKey: queries.career.schedules.key() });
  return {
    /** Throws what the API does. */
    async save(input: ScheduleInput) {
      await api.career.schedules.save(input);
      await refresh();
    },
    async turn(schedule: Schedule, enabled: boolean) {
      const { userId: _user, lastQueuedAt: _last, createdAt: _created, updatedAt: _updated, ...fields } = schedule;
      try {
        await api.career.schedules.save({ ...fields, enabled });
      } catch (error) {
        toast(refusal(error, { ...fields, enabled }));
      }
      await refresh();
    },
    /** Deletes a schedule, and brings it back if that was a slip. */
    async remove({ id, ...schedule }: Schedule) {
      const { userId: _user, lastQueuedAt: _last, createdAt: _created, updatedAt: _updated, ...fields } = schedule;
      const restore = () => api.career.schedules.save(fields).then(refresh, (error: unknown) => toast(refusal(error, fields)));
      await run(async () => {
        await api.career.schedules.delete({ id });
        toast(t("deleted"), { label: t("undo"), onClick: () => void restore() });
      });
      await refresh();
    },
  };
}

/** Why a schedule was not saved, in terms of its kind. */
export function useRefusal(): (error: unknown, input: ScheduleInput) => string {
  const t = useTranslations("career.schedules.refused");
  const errorText = useErrorText();
  return (error, { kind, email, enabled, lead }) => {
    const failure = failureOf(error);
    if (failure === "BAD_REQUEST") return t(kind === "prepare" && lead !== null ? "pastInterview" : "pastTime");
    if (failure !== "PRECONDITION_FAILED") return errorText(error);
    return t(email ? (kind === "prepare" && enabled ? "mailOrModel" : "mail") : "model");
  };
}
