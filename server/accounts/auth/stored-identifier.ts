import { hash } from "node:crypto";

/** What a proof is for remains readable, because all proofs of a kind end together. */
const KINDS = ["reset-password:", "2fa-attempts-", "2fa-", "trust-device-"] as const;

const STORED = "sha256:";

/**
 * What is stored of the identifier of a proof, which for reset links, second factors and trusted browsers is a secret. The mark keeps what
 * is stored from being an identifier itself: the sign-in service also looks for the identifier as it came.
 */
export const storedIdentifier = (identifier: string): string =>
  `${STORED}${KINDS.find((kind) => identifier.startsWith(kind)) ?? ""}${hash("sha256", identifier, "base64url")}`;

/** How the stored identifiers of a kind begin. */
export const storedKind = (kind: (typeof KINDS)[number]): string => `${STORED}${kind}`;

/** What is stored of a session token, as of API keys. */
export const hashSessionToken = (token: string): string => hash("sha256", token, "base64url");
