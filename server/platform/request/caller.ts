import type { Permission } from "@/contracts/permission";

/** Who sends a request, and with which credential. */
export type Caller =
  | { kind: "key"; userId: string; keyId: string; name: string; permissions: readonly Permission[] | null }
  | { kind: "session"; userId: string /** The cookie came with a request that a foreign page started. */; foreign: boolean }
  | {
      kind: "bearer";
      userId: string;
      /** The program that acts for the person, or null: a session token. */
      clientId: string | null;
      /** Of the program. */
      name: string | null /** Null: everything; a session token. */;
      permissions: readonly Permission[] | null;
    };
