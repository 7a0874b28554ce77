import { z } from "zod";
import { emptySchema, errors, idSchema, owned, routesOf } from "@/contracts/base";
import { EVENT_CHANGES, EVENT_SUBJECTS } from "@/contracts/events/events";
import { EXAMPLE_ID } from "@/contracts/example-id";
import { LIMITS } from "@/contracts/limits";
import { timestamp } from "@/contracts/model/timestamp";

const route = routesOf("Webhooks");

const url = z
  .string()
  .max(LIMITS.webhook.url)
  .regex(/^https?:\/\/[!-~]+$/)
  .describe(
    "Where changes are sent: http or https, on the public internet. Addresses to which nothing can be delivered, such as private ones, are refused with the reason.",
  );
const subjects = z
  .array(z.enum(EVENT_SUBJECTS))
  .min(1)
  .max(EVENT_SUBJECTS.length)
  .describe("The kinds of things whose changes are sent.");

export const webhookSchema = z
  .object({
    id: idSchema,
    url: z.string(),
    subjects: z.array(z.enum(EVENT_SUBJECTS)),
    enabled: z.boolean().describe("Turned off by itself after three days of failures only."),
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .describe("An address to which changes are sent.");
export type Webhook = z.infer<typeof webhookSchema>;

export const DELIVERY_PROBLEMS = ["unreachable", "not-public", "timeout", "secret-lost"] as const;
export const DELIVERY_STATES = ["pending", "delivered", "failed"] as const;

export const webhookDeliverySchema = z
  .object({
    id: idSchema.describe("Sent as `webhook-id`; equal for every attempt, so that receivers notice repetitions."),
    type: z.string().describe("What happened, such as `resume.updated`, or `test`."),
    subjectId: z.string().nullable().describe("Identifier of the thing that changed."),
    state: z.enum(DELIVERY_STATES),
    attempts: z.number().int(),
    responseStatus: z.number().int().nullable().describe("Status of the latest response."),
    problem: z
      .enum(DELIVERY_PROBLEMS)
      .nullable()
      .describe(
        "Why the latest attempt got no response: unreachable, not on the public internet, no response within 15 seconds, or the secret can no longer be read because the encryption secret of the server has changed.",
      ),
    nextAttemptAt: timestamp.nullable(),
    createdAt: timestamp,
    deliveredAt: timestamp.nullable(),
  })
  .describe("A change that was or will be sent.");
export type WebhookDelivery = z.infer<typeof webhookDeliverySchema>;

/** What a receiver gets. A test has the type `test` and no data. */
export const webhookBodySchema = z
  .object({
    type: z.string().describe("What happened, such as `application.updated`, or `test`."),
    timestamp: timestamp.describe("When it happened."),
    data: z
      .object({
        subject: z.enum(EVENT_SUBJECTS).optional().describe("The kind of thing that changed."),
        change: z.enum(EVENT_CHANGES).optional().describe("What became of it."),
        id: z.string().optional().describe("Identifier of the thing. Read it with your key."),
      })
      .describe("What changed, without its content. Empty for a test."),
  })
  .describe("The body of a webhook's request.");

const EXAMPLE: Webhook = {
  id: EXAMPLE_ID,
  url: "https://automation.example.org/dossier",
  subjects: ["resume", "application"],
  enabled: true,
  createdAt: "2026-11-20T09:30:00.000Z",
  updatedAt: "2026-11-20T09:30:00.000Z",
};
const DELIVERY: WebhookDelivery = {
  id: EXAMPLE_ID,
  type: "resume.updated",
  subjectId: EXAMPLE_ID,
  state: "delivered",
  attempts: 1,
  responseStatus: 204,
  problem: null,
  nextAttemptAt: null,
  createdAt: "2026-11-20T09:30:02.000Z",
  deliveredAt: "2026-11-20T09:30:02.000Z",
};

const path = z.object({ id: idSchema });

const list = owned
  .route(route("GET", "/webhooks", "listWebhooks", "List webhooks", "All webhooks, the oldest first, without their secrets."))
  .output(z.array(webhookSchema))
  .meta({ example: { output: [EXAMPLE] } });

const create = owned
  .route(
    route(
      "POST",
      "/webhooks",
      "createWebhook",
      "Create a webhook",
      "Sends changes from now on, at the latest ten seconds after they were made. Requests are signed as Standard Webhooks describe: `webhook-signature` is the HMAC-SHA256 of id, timestamp and body with the secret, which is returned only here. An account can have 10 webhooks.",
    ),
  )
  .errors(errors("PRECONDITION_FAILED"))
  .input(z.object({ url, subjects: subjects.default([...EVENT_SUBJECTS]) }))
  .output(webhookSchema.extend({ secret: z.string().describe("Shown once.") }).describe("A new webhook and its secret."))
  .meta({
    limit: "mutation",
    example: {
      input: { url: EXAMPLE.url, subjects: EXAMPLE.subjects },
      output: { ...EXAMPLE, secret: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw" },
    },
  });

const update = owned
  .route(
    route(
      "PATCH",
      "/webhooks/{id}",
      "updateWebhook",
      "Change a webhook",
      "Changes what is named. Turned on again, it sends changes from then on.",
    ),
  )
  .input(path.extend({ url: url.optional(), subjects: subjects.optional(), enabled: z.boolean().optional() }))
  .output(webhookSchema)
  .meta({ limit: "mutation", example: { input: { id: EXAMPLE_ID, enabled: false }, output: { ...EXAMPLE, enabled: false } } });

const remove = owned
  .route(route("DELETE", "/webhooks/{id}", "deleteWebhook", "Delete a webhook", "Deletes it and its delivery log."))
  .input(path)
  .output(emptySchema)
  .meta({ limit: "mutation", empty: true, example: { input: { id: EXAMPLE_ID } } });

const test = owned
  .route(
    route(
      "POST",
      "/webhooks/{id}/tests",
      "testWebhook",
      "Send a test",
      "Sends an event of type `test` immediately and returns the result. It is not retried.",
    ),
  )
  .input(path)
  .output(webhookDeliverySchema)
  .meta({ limit: "ai", example: { input: { id: EXAMPLE_ID }, output: { ...DELIVERY, type: "test", subjectId: null } } });

const deliveries = owned
  .route(
    route(
      "GET",
      "/webhooks/{id}/deliveries",
      "listWebhookDeliveries",
      "Read the delivery log",
      "The latest 100 deliveries of the last 30 days, the newest first.",
    ),
  )
  .input(path)
  .output(z.array(webhookDeliverySchema))
  .meta({ example: { input: { id: EXAMPLE_ID }, output: [DELIVERY] } });

const replay = owned
  .route(
    route(
      "POST",
      "/webhooks/{id}/deliveries/{deliveryId}/replays",
      "replayWebhookDelivery",
      "Send a delivery again",
      "Queues a delivery of the log again, with the same id and body.",
    ),
  )
  .input(path.extend({ deliveryId: idSchema }))
  .output(webhookDeliverySchema)
  .meta({
    limit: "mutation",
    example: {
      input: { id: EXAMPLE_ID, deliveryId: EXAMPLE_ID },
      output: { ...DELIVERY, state: "pending", attempts: 0, deliveredAt: null },
    },
  });

export const webhooks = { list, create, update, remove, test, deliveries, replay };
