import { db, first, sql } from "@/server/db/sql";

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

export async function accountFacts(userId: string): Promise<AccountFacts> {
  const facts = await first<AccountFacts>(
    db,
    sql`select u."emailVerified", u."twoFactorEnabled" as "twoFactor",
          exists (select 1 from account a where a."userId" = u.id and a."providerId" = 'credential' and a.password is not null) as "hasPassword",
          exists (select 1 from passkey p where p."userId" = u.id) as "hasPasskey",
          array(select a."providerId" from account a where a."userId" = u.id and a."providerId" <> 'credential' order by 1) as linked
        from "user" u where u.id = ${userId}`,
  );
  return facts ?? NOTHING;
}
