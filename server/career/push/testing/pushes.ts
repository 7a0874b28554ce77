import { queuePushes } from "@/server/accounts/notifications/queue-pushes";
import { database } from "@/server/platform/db/client";
import type { Person } from "@/server/testing/instance";

export const offer = (key: string) => ({
  key,
  notice: { type: "mail" as const, kind: "offer" as const, company: "Northpine", role: "Designer", at: null },
  url: "/dashboard",
});

export const queue = (person: Person, key: string, now = new Date()) => queuePushes(database(), person.userId, [offer(key)], now);
