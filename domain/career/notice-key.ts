import type { MailedNotice } from "@/contracts/model/career/notification";

export type NoticeKey = Exclude<MailedNotice["type"], "schedule-failed"> | "schedule-failed.stopped" | "schedule-failed.failed";

/** Below `inbox.notices` in the texts: the key of the title and the sentence of a notice. */
export const noticeKey = (notice: MailedNotice): NoticeKey =>
  notice.type === "schedule-failed" ? `schedule-failed.${notice.reason}` : notice.type;

/** What the texts of a notice mention; those of others do not use it. */
export const noticeValues = (notice: MailedNotice) => ({ company: "", role: "", document: "", query: "", count: 0, ...notice });
