import type { Notice } from "@/contracts/model/career/notification";

type Text = { title: string; body: string };
type Writers = { [Type in Notice["type"]]: (notice: Extract<Notice, { type: Type }>) => Text };

const WRITERS: Writers = {
  opportunities: ({ count, query }) => ({
    title: count === 1 ? "1 new posting" : `${count} new postings`,
    body: `Your search “${query}” found ${count === 1 ? "a posting" : `${count} postings`} that you have not seen.`,
  }),
  briefing: ({ company, role }) => ({
    title: `Your briefing for ${company} is ready`,
    body: `Prepare for your interview as ${role} at ${company}.`,
  }),
  followup: ({ company, role }) => ({
    title: `Follow up with ${company}`,
    body: `It is time to follow up on your application as ${role} at ${company}.`,
  }),
  "schedule-failed": ({ reason }) => ({
    title: reason === "stopped" ? "A schedule was stopped" : "A schedule did not run",
    body:
      reason === "stopped"
        ? "A setting that it needs is missing. Check it, then turn the schedule on again."
        : "It was tried three times without success. Check its settings, then turn it on again.",
  }),
  "email-failed": () => ({
    title: "A notification could not be sent by email",
    body: "The mail server did not accept it. Your notifications are all here.",
  }),
  "briefing-paused": () => ({
    title: "A briefing is paused",
    body: "Its interview was removed. Choose another interview, or delete the schedule.",
  }),
};

/** Title and sentence of a notice, in English. */
export function noticeText<Type extends Notice["type"]>(notice: Extract<Notice, { type: Type }>): Text {
  return (WRITERS[notice.type] as (notice: Notice) => Text)(notice);
}
