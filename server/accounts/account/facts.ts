import type { Db } from "@/server/platform/db/client";

/** What the settings page shows about an account besides the user itself. */
export type AccountFacts = {
  emailVerified: boolean;
  twoFactor: boolean;
  hasPassword: boolean;
  hasPasskey: boolean;
  /** Identifiers of the linked sign-in providers. */
  linked: string[];
};

const NOTHING: AccountFacts = { emailVerified: false, twoFactor: false, hasPassword: false, hasPasskey: false, linked: [] };

export async function accountFacts(db: Db, userId: string): Promise<AccountFacts> {
  // A credential row without a password is no way in. Filtering here avoids reading the password hash.
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
