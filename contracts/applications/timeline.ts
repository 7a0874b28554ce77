import { z } from "zod";
import { EXAMPLE_APPLICATION } from "@/contracts/applications/example";
import { cleanText, idSchema, owned, routesOf, SECOND_ADDRESS } from "@/contracts/base";
import { EXAMPLE_ID } from "@/contracts/example-id";
import { LIMITS } from "@/contracts/limits";
import { applicationSchema } from "@/contracts/model/application";
import { interviewChangeFields, interviewFields } from "@/contracts/model/application-activity";
import { dayInput, momentInput } from "@/contracts/model/timestamp";

const route = routesOf("Applications");
const one = z.object({ id: idSchema });
const entry = one.extend({ entryId: idSchema });

const moment = momentInput.or(dayInput).describe("Calendar day or ISO 8601 date-time. A day without a time counts as noon, UTC.");

const noteText = z.string().overwrite(cleanText).trim().min(1).max(LIMITS.application.note).describe("The note.");

const EXAMPLE_INTERVIEW = {
  id: EXAMPLE_ID,
  at: "2026-12-03T10:00:00+01:00",
  kind: "technical" as const,
  durationMinutes: 45,
  timezone: "Europe/Amsterdam",
};

const addNote = owned
  .route(route("POST", "/applications/{id}/notes", "addApplicationNote", "Add a note", "Adds a note to the timeline."))
  .input(one.extend({ text: noteText, date: moment.optional().describe("When it happened; now if omitted.") }))
  .output(applicationSchema)
  .meta({
    tools: { add_application_note: {} },
    limit: "mutation",
    example: { input: { id: EXAMPLE_ID, text: "Spoke with the recruiter." }, output: EXAMPLE_APPLICATION },
  });

const addInterview = owned
  .route(
    route(
      "POST",
      "/applications/{id}/interviews",
      "addApplicationInterview",
      "Add an interview",
      "Adds an interview to the timeline.",
    ),
  )
  .input(one.extend(interviewFields))
  .output(applicationSchema)
  .meta({ tools: { add_interview: {} }, limit: "mutation", example: { input: EXAMPLE_INTERVIEW, output: EXAMPLE_APPLICATION } });

const updateInterview = owned
  .route(
    route(
      "PUT",
      "/applications/{id}/interviews/{entryId}",
      "updateApplicationInterview",
      "Update an interview",
      "Changes the given fields; omitted fields keep their values. Without a body, nothing changes.",
    ),
  )
  .input(entry.extend(interviewChangeFields))
  .output(applicationSchema)
  .meta({
    tools: { update_interview: {} },
    limit: "mutation",
    example: { input: { id: EXAMPLE_ID, entryId: EXAMPLE_ID, durationMinutes: 45 }, output: EXAMPLE_APPLICATION },
  });

const changeInterview = updateInterview.route(
  route(
    "PATCH",
    "/applications/{id}/interviews/{entryId}",
    "patchInterview",
    "Update an interview (second address)",
    SECOND_ADDRESS,
  ),
);

const updateEntry = owned
  .route(
    route(
      "PUT",
      "/applications/{id}/timeline/{entryId}",
      "updateApplicationTimelineEntry",
      "Update a timeline entry",
      "Moves an entry to another date, or changes the text of a note. The stages must stay in their order.",
    ),
  )
  .input(entry.extend({ date: moment.optional(), text: noteText.optional() }))
  .output(applicationSchema)
  .meta({
    limit: "mutation",
    example: { input: { id: EXAMPLE_ID, entryId: EXAMPLE_ID, date: "2026-11-20" }, output: EXAMPLE_APPLICATION },
  });

const changeEntry = updateEntry.route(
  route(
    "PATCH",
    "/applications/{id}/timeline/{entryId}",
    "patchTimelineEntry",
    "Update a timeline entry (second address)",
    SECOND_ADDRESS,
  ),
);

const removeEntry = owned
  .route(
    route(
      "DELETE",
      "/applications/{id}/timeline/{entryId}",
      "deleteApplicationTimelineEntry",
      "Delete a timeline entry",
      "The entry of the current stage cannot be deleted.",
    ),
  )
  .input(entry)
  .output(applicationSchema)
  .meta({ limit: "mutation", example: { output: EXAMPLE_APPLICATION } });

export const applicationTimeline = {
  addNote,
  addInterview,
  updateInterview,
  changeInterview,
  updateEntry,
  changeEntry,
  removeEntry,
};
