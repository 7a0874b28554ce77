import { type Leased, renewLeaseIn } from "@/server/career/dav/lease";
import type { Db } from "@/server/platform/db/client";

/** Renews the lease of a comparison. Throws LeaseLost. */
export const renewLease = (db: Db, account: Leased): Promise<void> => renewLeaseIn("calendar_account", db, account);
