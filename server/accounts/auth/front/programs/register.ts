import { z } from "zod";
import { cleanText } from "@/contracts/base";
import { SCOPES, scopesIn } from "@/server/accounts/auth/programs/scopes";
import { database } from "@/server/platform/db/client";
import { oauthError } from "./answers";
import type { ProgramCall } from "./program-call";
import { isKnownToService, isNative, redirectAddresses } from "./redirect-addresses";

/** Registered in place of addresses that the sign-in service does not know, and replaced immediately. */
const STAND_IN = "org.dossier.program:/registered";

const METHODS = ["none", "client_secret_basic", "client_secret_post"] as const;

/** What a program may say about itself. Everything else is dropped: nothing here uses it, and much of it names addresses to call. */
const metadataSchema = z.object({
  client_name: z.string().optional(),
  client_uri: z.string().optional(),
  scope: z.string().max(1_000).optional(),
  grant_types: z.array(z.string().max(200)).max(20).optional(),
  application_type: z.enum(["web", "native"]).optional(),
  token_endpoint_auth_method: z.enum(METHODS).default("client_secret_basic"),
  software_id: z.string().max(200).optional(),
  software_version: z.string().max(200).optional(),
});

const MAX_NAME = 80;

/** Prepares a registration, or returns why it is refused. */
export function prepareRegistration(call: ProgramCall): Response | { requested: string[] } {
  const requested = redirectAddresses(call.json.redirect_uris);
  if ("problem" in requested) return oauthError(400, "invalid_redirect_uri", requested.problem);
  const parsed = metadataSchema.safeParse(call.json);
  if (!parsed.success)
    return oauthError(400, "invalid_client_metadata", `${parsed.error.issues[0]?.path.join(".")} is not valid.`);
  const { client_name, client_uri, scope, ...rest } = parsed.data;
  const known = requested.filter(isKnownToService);
  const native = isNative(requested);
  call.json = {
    ...rest,
    client_name: programName(client_name, requested),
    ...(client_uri && isWebAddress(client_uri) ? { client_uri } : {}),
    // Scopes of other services, which programs sometimes send, mean nothing here.
    scope:
      scopesIn(scope ?? "")
        .filter((entry) => (SCOPES as readonly string[]).includes(entry))
        .join(" ") || SCOPES.join(" "),
    grant_types: ["authorization_code", "refresh_token"],
    response_types: ["code"],
    // Programs on a computer often leave it out, and then http on that computer would be refused.
    application_type: native ? "native" : (rest.application_type ?? "web"),
    redirect_uris: known.length > 0 ? known : [STAND_IN],
  };
  return { requested };
}

/** Stores the addresses that the sign-in service does not know, and returns its response with all of them. */
export async function completeRegistration(response: Response, requested: string[]): Promise<Response> {
  const answer = (await response.json()) as { client_id: string };
  await database().oauthClient.update({ where: { clientId: answer.client_id }, data: { redirectUris: requested } });
  return Response.json({ ...answer, redirect_uris: requested }, { status: 201 });
}

/** A name of one line, without the characters that change how the rest of a line is displayed. */
function programName(name: string | undefined, redirects: string[]): string {
  const shown = cleanText(name ?? "")
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, "")
    .replace(/\s+/g, " ")
    .trim();
  return shown === "" ? placeOf(redirects[0] ?? "") : [...shown].slice(0, MAX_NAME).join("");
}

const placeOf = (address: string): string => new URL(address).host || new URL(address).protocol.slice(0, -1);

const isWebAddress = (address: string): boolean =>
  address.length <= 500 && URL.canParse(address) && new URL(address).protocol === "https:";
