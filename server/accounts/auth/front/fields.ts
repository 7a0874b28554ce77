import { LIMITS } from "@/contracts/limits";
import { type AuthCall, refusal } from "./call";

type Problem = { code: string; message: string };
/** Returns the value to pass on, or what is wrong with it. */
type Rule = (value: unknown) => { value: unknown } | Problem;

const between = (least: number, max: number, code: string, what: string): Rule => {
  const problem = { code, message: `${what} must have ${least} to ${max} characters.` };
  return (value) => {
    if (typeof value !== "string") return problem;
    const text = value.trim();
    return text.length >= least && text.length <= max ? { value: text } : problem;
  };
};

const name = between(LIMITS.name.min, LIMITS.name.max, "INVALID_NAME", "A name");
const keyName = between(LIMITS.apiKeyName.min, LIMITS.apiKeyName.max, "INVALID_NAME", "The name of an API key");
const passkeyName = between(LIMITS.passkeyName.min, LIMITS.passkeyName.max, "INVALID_NAME", "The name of a passkey");
const displayUsername = between(1, LIMITS.username.max, "INVALID_DISPLAY_USERNAME", "A display name");

const text =
  (code: string, what: string): Rule =>
  (value) =>
    typeof value === "string" ? { value } : { code, message: `${what} must be text.` };

const image: Rule = (value) => {
  if (value === null) return { value };
  const isAddress =
    typeof value === "string" && value.length <= LIMITS.accountImage.max && /^(https?:\/\/|\/(?!\/))\S*$/.test(value);
  return isAddress
    ? { value }
    : { code: "INVALID_IMAGE", message: `An image must be a URL of at most ${LIMITS.accountImage.max} characters.` };
};

const email: Rule = (value) =>
  typeof value === "string" && value.length <= LIMITS.email.max
    ? { value }
    : { code: "INVALID_EMAIL", message: `An email address can have at most ${LIMITS.email.max} characters.` };

const id: Rule = (value) =>
  typeof value === "string" && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value)
    ? { value }
    : { code: "INVALID_ID", message: "An id must be a UUID." };

const username = text("INVALID_USERNAME", "A username");
const invitation = text("INVITATION_UNKNOWN", "An invitation");
const setupCode = text("SETUP_CODE_WRONG", "A set-up code");
const password = text("INVALID_PASSWORD", "A password");

/** Fields that the sign-in service stores without a limit, by path. It handles absent fields itself. */
const RULES: Record<string, Record<string, Rule>> = {
  "/sign-up/email": { name, email, password, username, displayUsername, image, invitation, setupCode },
  "/update-user": { name, username, displayUsername, image },
  "/is-username-available": { username },
  "/change-email": { newEmail: email },
  "/passkey/verify-registration": { name: passkeyName },
  "/passkey/update-passkey": { id, name: passkeyName },
  "/passkey/delete-passkey": { id },
  "/api-key/create": { name: keyName },
  "/api-key/update": { keyId: id, name: keyName },
  "/api-key/delete": { keyId: id },
};

/** Without these fields the service would fail or store nothing. */
const REQUIRED: Record<string, readonly string[]> = { "/sign-up/email": ["name", "email", "password"] };

/** Rejects names and addresses that are too long, empty or not text, and trims the others. */
export function refuseFields(call: AuthCall): Response | null {
  for (const [field, rule] of Object.entries(RULES[call.path] ?? {})) {
    const isAbsent = call.body[field] === undefined;
    if (isAbsent && !REQUIRED[call.path]?.includes(field)) continue;
    const result = rule(call.body[field]);
    if ("code" in result) return refusal(400, result.code, result.message);
    call.body[field] = result.value;
  }
  const wrongQuery = refuseQuery(call);
  if (wrongQuery) return wrongQuery;
  const queryName = call.path === "/passkey/generate-register-options" ? call.url.searchParams.get("name") : null;
  return queryName !== null && queryName.length > LIMITS.passkeyName.max
    ? refusal(
        400,
        "INVALID_NAME",
        `The name of a passkey must have ${LIMITS.passkeyName.min} to ${LIMITS.passkeyName.max} characters.`,
      )
    : null;
}

/** Query parameters of the key lists, which the service passes to the database unchecked. */
function refuseQuery({ path, url }: AuthCall): Response | null {
  if (path === "/api-key/get") {
    const result = id(url.searchParams.get("id"));
    return "code" in result ? refusal(400, result.code, result.message) : null;
  }
  const sortBy = path === "/api-key/list" ? url.searchParams.get("sortBy") : null;
  return sortBy !== null && !["name", "createdAt", "updatedAt", "expiresAt", "lastRequest"].includes(sortBy)
    ? refusal(400, "INVALID_SORT", "Keys cannot be sorted by that.")
    : null;
}
