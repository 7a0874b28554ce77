import { z } from "zod";
import { emptySchema, errors, idSchema, owned, pagingSchema, routesOf } from "@/contracts/base";
import { EXAMPLE_SCHEDULE } from "@/contracts/career/example";
import { scheduleFields, scheduleSchema } from "@/contracts/model/career/schedule";

const route = routesOf("Career");

const list = owned
  .route(route("GET", "/career/schedules", "listSchedules", "List schedules", "In the order in which they run next."))
  .input(pagingSchema)
  .output(z.array(scheduleSchema))
  .meta({ example: { output: [EXAMPLE_SCHEDULE] } });

const { kind, query, timezone, intervalDays, nextRunAt } = EXAMPLE_SCHEDULE;

const save = owned
  .route(
    route(
      "POST",
      "/career/schedules",
      "saveSchedule",
      "Add or update a schedule",
      "With `id`, replaces that schedule. A discovery needs a query and runs every 1, 3 or 7 days; the others need an application, and a preparation an interview of it. 412 for emails without a verified address or mail server, and for an enabled preparation without an AI provider.",
    ),
  )
  .input(z.object({ ...scheduleFields, id: idSchema.optional().describe("The schedule to replace; a new one if omitted.") }))
  .output(scheduleSchema)
  .errors(errors("PRECONDITION_FAILED"))
  .meta({
    limit: "mutation",
    example: { input: { kind, query, timezone, intervalDays, nextRunAt }, output: EXAMPLE_SCHEDULE },
  });

const remove = owned
  .route(
    route("DELETE", "/career/schedules/{id}", "deleteSchedule", "Delete a schedule", "Permanent. Deleting it twice is fine."),
  )
  .input(z.object({ id: idSchema }))
  .output(emptySchema)
  .meta({ limit: "mutation", empty: true });

/** What is done at a certain time. */
export const careerSchedules = { list, save, delete: remove };
