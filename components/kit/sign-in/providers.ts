/** The ways to sign in that this instance offers, from identifier to display name: the response of `GET /auth/providers`. */
export type Providers = Record<string, string>;

/** Those of them that lead to another site and back. */
export const elsewhere = (providers: Providers): [id: string, name: string][] =>
  Object.entries(providers).filter(([id]) => id !== "credential" && id !== "passkey");
