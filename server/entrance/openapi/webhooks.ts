import { webhookBodySchema } from "@/contracts/events/webhooks";
import { EXAMPLE_ID } from "@/contracts/example-id";
import { jsonSchemaOf } from "./components";

const header = (name: string, description: string, example: string) => ({
  name,
  in: "header",
  required: true,
  description,
  schema: { type: "string" },
  example,
});

/** What this instance sends to the addresses of webhooks (docs/api.md, "Webhooks"). */
export function describeWebhooks() {
  const body = {
    type: "application.updated",
    timestamp: "2026-11-20T09:30:00.000Z",
    data: { subject: "application", change: "updated", id: EXAMPLE_ID },
  };
  return {
    change: {
      post: {
        operationId: "receiveChange",
        tags: ["Webhooks"],
        summary: "Receive a change",
        description:
          "Sent to each webhook whose subjects include the thing that changed. Any 2xx status within 15 seconds accepts it; anything else is repeated after 5 seconds, 5 and 30 minutes, 2, 5, 10 and 14 hours. The same `webhook-id` can arrive twice.",
        security: [],
        parameters: [
          header("webhook-id", "Identifies the delivery, also when it is repeated.", EXAMPLE_ID),
          header("webhook-timestamp", "When this attempt was made, in seconds since 1970.", "1795000000"),
          header(
            "webhook-signature",
            "`v1,` and the base64 of HMAC-SHA256 over id, timestamp and body, joined by periods (Standard Webhooks).",
            "v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=",
          ),
        ],
        requestBody: {
          required: true,
          content: { "application/json": { schema: jsonSchemaOf(webhookBodySchema, "output"), example: body } },
        },
        responses: {
          "200": { description: "Accepted. Any 2xx status does." },
          "410": { description: "Turns the webhook off." },
        },
      },
    },
  };
}
