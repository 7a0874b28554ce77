/** How long a process may read a mailbox without renewing its lease. */
export const LEASE_MS = 5 * 60_000;

/** The mailbox was changed or removed, or another process reads it. */
export class LeaseLost extends Error {}
