import type { Webhook, WebhookDelivery } from "@/contracts/events/webhooks";
import type { WebhookDelivery as DeliveryRow, Webhook as WebhookRow } from "@/server/platform/db/generated/client";

export const toWebhook = ({ id, url, subjects, enabled, createdAt, updatedAt }: WebhookRow): Webhook => ({
  id,
  url,
  subjects: subjects as Webhook["subjects"],
  enabled,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

export const toDelivery = (row: DeliveryRow): WebhookDelivery => ({
  id: row.id,
  type: row.type,
  subjectId: row.subjectId,
  state: row.state as WebhookDelivery["state"],
  attempts: row.attempts,
  responseStatus: row.responseStatus,
  problem: row.problem as WebhookDelivery["problem"],
  nextAttemptAt: row.nextAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  deliveredAt: row.deliveredAt?.toISOString() ?? null,
});
