import { exportedUserSchema } from "@/contracts/model/account-export";
import type { Prisma } from "@/server/platform/db/generated/client";

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
