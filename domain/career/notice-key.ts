import type { Notice } from "@/contracts/model/career/notification";

export type NoticeKey = Exclude<Notice["type"], "schedule-failed"> | "schedule-failed.stopped" | "schedule-failed.failed";

/** Below `inbox.notices` in the texts: the key of the title and the sentence of a notice. */
export const noticeKey = (notice: Notice): NoticeKey =>
  notice.type === "schedule-failed" ? `schedule-failed.${notice.reason}` : notice.type;

/** What the texts of a notice mention; those of others do not use it. */
export const noticeValues = (notice: Notice) => ({ company: "", role: "", query: "", count: 0, ...notice });
