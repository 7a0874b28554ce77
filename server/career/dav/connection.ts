import { isIP } from "node:net";
import { z } from "zod";
import { DAV_ERRORS, davConnectionFields } from "@/contracts/model/dav-account";
import { isPublicHost } from "@/domain/links/public-host";
import { env } from "@/server/platform/env";
import { failure } from "@/server/platform/errors";
import { isAllowedAddress, isListedHost } from "@/server/platform/outgoing/allowed-hosts";
import { openText, SealBroken, sealText } from "@/server/platform/sealed-text";
import { DavFailed } from "./dav-failed";
import type { Connection } from "./dav-fetch";

/** What a saved account needs to connect. */
export type Sealed = { userId: string; url: string; username: string; sealedPassword: string };

/** Passwords of one kind of account open for no other. */
export type Purpose = "calendar" | "contacts";

/** The password to store. Throws BAD_REQUEST where the saved one is for another server or name, PRECONDITION_FAILED without a secret. */
export function passwordToStore(
  purpose: Purpose,
  ownerId: string,
  current: Sealed | null,
  { url, username, password }: { url: string; username: string; password?: string | undefined },
): string {
  if (password === undefined) {
    // A saved password is for the server and the name that it was entered for, and is sent to no other.
    if (current?.url === url && current.username === username) return current.sealedPassword;
    throw passwordMissing();
  }
  try {
    return sealText(password, [purpose, ownerId]);
  } catch (error) {
    if (!(error instanceof SealBroken)) throw error;
    const message = "This server has no encryption secret, so it cannot store passwords. Ask its administrator.";
    throw failure("PRECONDITION_FAILED", { message, cause: error });
  }
}

const passwordMissing = () =>
  failure("BAD_REQUEST", { message: "Enter the password: the saved one is for another server or user name." });

/** What is needed to connect. Throws DavFailed for a password that no longer opens. */
export function connectionOf(purpose: Purpose, { userId, url, username, sealedPassword }: Sealed): Connection {
  try {
    return { url, username, password: openText(sealedPassword, [purpose, userId]) };
  } catch (error) {
    if (!(error instanceof SealBroken)) throw error;
    throw new DavFailed("password-unreadable", error);
  }
}

const connectionInput = z.object(davConnectionFields("CalDAV"));

/** The connection that is to be tested: the entered one, or the saved one. Throws PRECONDITION_FAILED without any, BAD_REQUEST for half of one. */
export function connectionToTest(
  purpose: Purpose,
  saved: Sealed | null,
  input: Partial<z.output<typeof connectionInput>>,
  none: string,
): Connection {
  if (Object.values(input).every((value) => value === undefined)) {
    if (saved) return connectionOf(purpose, saved);
    throw failure("PRECONDITION_FAILED", { message: none });
  }
  const { data, error } = connectionInput.safeParse(input);
  if (!data) throw failure("BAD_REQUEST", { message: `Enter address and user name. (${error.issues[0]?.path.join(".")})` });
  const { url, username, password } = data;
  refusePrivate(url);
  if (password !== undefined) return { url, username, password };
  if (saved?.url === url && saved.username === username) return connectionOf(purpose, saved);
  throw passwordMissing();
}

/** Rejects what the text alone shows to be private or unencrypted; the addresses of a name are checked at each connection. */
export function refusePrivate(address: string): void {
  const allowed = env().CALENDAR_ALLOWED_HOSTS;
  const { hostname, port, protocol } = new URL(address);
  if (isListedHost(allowed, hostname, Number(port || (protocol === "https:" ? 443 : 80)))) return;
  const literal = hostname.replace(/^\[|\]$/g, "");
  // With ranges allowed, a name of the own network may lead into one of them.
  const mayBePublic = isIP(literal) ? isAllowedAddress(allowed, literal) : isPublicHost(literal) || allowed.ranges.length > 0;
  if (mayBePublic && protocol === "https:") return;
  throw failure("BAD_REQUEST", { message: mayBePublic ? "Only https addresses are accepted." : DAV_ERRORS["private-host"] });
}
