import type { Db } from "@/server/db/client";

/** What the settings must know of an account besides who it is. */
export type AccountFacts = {
  emailVerified: boolean;
  twoFactor: boolean;
  hasPassword: boolean;
  hasPasskey: boolean;
  /** Identifiers of the sites it can be signed in through. */
  linked: string[];
};

const NOTHING: AccountFacts = { emailVerified: false, twoFactor: false, hasPassword: false, hasPasskey: false, linked: [] };

export async function accountFacts(db: Db, userId: string): Promise<AccountFacts> {
  // An account without a password counts for its site only, so that the password itself need not be read.
  const waysIn = { OR: [{ providerId: { not: "credential" } }, { password: { not: null } }] };
  const user = await db.user.findUnique({
    where: { id: userId },
    select: {
      emailVerified: true,
      twoFactorEnabled: true,
      accounts: { where: waysIn, select: { providerId: true }, orderBy: { providerId: "asc" } },
      passkeys: { select: { id: true }, take: 1 },
    },
  });
  if (!user) return NOTHING;
  const providers = user.accounts.map(({ providerId }) => providerId);
  return {
    emailVerified: user.emailVerified,
    twoFactor: user.twoFactorEnabled,
    hasPassword: providers.includes("credential"),
    hasPasskey: user.passkeys.length > 0,
    linked: providers.filter((provider) => provider !== "credential"),
  };
}
