import { expect, test } from "vitest";
import { noticeSchema } from "@/contracts/model/career/notification";
import { noticeText } from "./notice-text";

test.each([
  [{ type: "opportunities", count: 1, query: "designer" }, "1 new posting", "found a posting that"],
  [{ type: "opportunities", count: 3, query: "designer" }, "3 new postings", "“designer” found 3 postings"],
  [
    { type: "briefing", company: "Northpine", role: "Designer" },
    "Your briefing for Northpine is ready",
    "as Designer at Northpine",
  ],
  [{ type: "followup", company: "Northpine", role: "Designer" }, "Follow up with Northpine", "as Designer at Northpine"],
  [{ type: "schedule-failed", reason: "stopped" }, "A schedule was stopped", "setting that it needs is missing"],
  [{ type: "schedule-failed", reason: "failed" }, "A schedule did not run", "three times"],
  [{ type: "email-failed" }, "A notification could not be sent by email", "mail server"],
  [{ type: "briefing-paused" }, "A briefing is paused", "interview was removed"],
])("%j reads “%s”", (notice, title, part) => {
  const text = noticeText(noticeSchema.parse(notice));
  expect(text.title).toBe(title);
  expect(text.body).toContain(part);
});
