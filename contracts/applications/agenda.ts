import { z } from "zod";
import { owned, routesOf } from "@/contracts/base";
import { EXAMPLE_ID } from "@/contracts/example-id";
import { agendaItemSchema } from "@/contracts/model/agenda";
import { timeZone } from "@/contracts/model/time-zone";
import { dayInput } from "@/contracts/model/timestamp";

const route = routesOf("Applications");

export const agenda = owned
  .route(
    route(
      "GET",
      "/applications/agenda",
      "listAgenda",
      "List what is due",
      "Interviews, follow-ups, deadlines and preparation of open applications from the first day to the last, both included, earliest first. Preparation comes from enabled schedules and from the plan for the next interview of each application.",
    ),
  )
  .input(
    z
      .object({
        from: dayInput.describe("The first day, YYYY-MM-DD."),
        to: dayInput.describe("The last day, YYYY-MM-DD; not before `from`."),
        timezone: timeZone(
          "IANA time zone in which the days are counted; the one of your notification settings if omitted, else UTC.",
        ).optional(),
      })
      .refine(({ from, to }) => from <= to, { path: ["to"], message: "The last day is before the first." }),
  )
  .output(z.array(agendaItemSchema))
  .meta({
    tools: { list_due: {} },
    example: {
      input: { from: "2026-12-01", to: "2026-12-07", timezone: "Europe/Amsterdam" },
      output: [
        {
          at: "2026-12-03T09:00:00.000Z",
          kind: "interview",
          title: "Second conversation",
          applicationId: EXAMPLE_ID,
          company: "Northpine",
          role: "Product Designer",
        },
      ],
    },
  });
