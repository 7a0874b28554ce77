import type { ActivityKind } from "@/contracts/account";
import { exportedUserSchema } from "@/contracts/model/account-export";
import type { Prisma } from "@/server/platform/db/generated/client";

/** An event of an account's recent activity. */
export const EVENT = { id: true, kind: true, address: true, device: true, at: true } as const satisfies Prisma.AccountEventSelect;

export type Activity = { id: string; kind: ActivityKind; address: string | null; device: string | null; at: string };

export const toActivity = ({ kind, at, ...event }: Prisma.AccountEventGetPayload<{ select: typeof EVENT }>): Activity => ({
  ...event,
  kind: kind as ActivityKind,
  at: at.toISOString(),
});

/** The fields of the user that an export contains. */
export const EXPORTED_USER = {
  id: true,
  name: true,
  email: true,
  username: true,
  displayUsername: true,
  image: true,
  emailVerified: true,
  createdAt: true,
  updatedAt: true,
} as const satisfies Prisma.UserSelect;

export function toExportedUser(user: Prisma.UserGetPayload<{ select: typeof EXPORTED_USER }>) {
  const username = user.username ?? "";
  return exportedUserSchema.parse({
    ...user,
    username,
    displayUsername: user.displayUsername ?? username,
    createdAt: user.createdAt.toISOString(),
    updatedAt: user.updatedAt.toISOString(),
  });
}
