import { APIError } from "better-auth/api";
import { z } from "zod";
import type { AdminSettings, SignUps } from "@/contracts/admin/admin";
import { SIGN_UP_MODES } from "@/contracts/admin/choices";
import { type Acting, actAsAdmin } from "@/server/accounts/roles/act-as-admin";
import { recordAct } from "@/server/accounts/roles/record-act";
import type { Db } from "@/server/platform/db/client";
import { env } from "@/server/platform/env";
import { failure } from "@/server/platform/errors";
import { refusalOfInvitation, takeInvitation } from "./invitations";

const KEY = "sign-ups";
const stored = z.object({ mode: z.enum(SIGN_UP_MODES), domains: z.array(z.string()) });
const EVERYBODY: SignUps = { mode: "open", domains: [] };

/** Who can make an account now. DISABLE_SIGNUPS wins over what is stored. */
export async function signUpRules(db: Db): Promise<AdminSettings["signUps"]> {
  const row = await db.instanceSetting.findUnique({ where: { key: KEY } });
  const rules = row ? stored.parse(JSON.parse(row.value)) : EVERYBODY;
  return env().DISABLE_SIGNUPS ? { ...rules, mode: "closed", isFixed: true } : { ...rules, isFixed: false };
}

const DOMAIN = /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z0-9-]{2,}$/;

/** Changes who can make an account. Throws BAD_REQUEST for what is no domain, and for the mode `domain` without one. */
export async function setSignUps(db: Db, acting: Acting, { mode, domains }: SignUps): Promise<AdminSettings> {
  const rules: SignUps = { mode, domains: [...new Set(domains)] };
  const wrong = rules.domains.find((domain) => !DOMAIN.test(domain));
  if (wrong !== undefined) throw failure("BAD_REQUEST", { message: `“${wrong}” is not a domain such as example.org.` });
  if (mode === "domain" && domains.length === 0)
    throw failure("BAD_REQUEST", { message: "Name at least one domain whose addresses may sign up." });
  const value = JSON.stringify(rules);
  await actAsAdmin(db, acting, async (tx, actor) => {
    await tx.instanceSetting.upsert({ where: { key: KEY }, create: { key: KEY, value }, update: { value } });
    await recordAct(tx, actor, { kind: "sign-ups-changed", detail: [mode, ...rules.domains].join(" ").slice(0, 500) });
  });
  return { signUps: await signUpRules(db) };
}

const refused = (code: string, message: string) => new APIError("FORBIDDEN", { code, message });

/**
 * Part of the transaction that makes an account, by whatever way: throws unless the rules allow it, and uses the invitation up if it needs
 * one.
 */
export async function admitSignUp(tx: Db, email: string, invitation: string | null, now: Date): Promise<void> {
  const { mode, domains } = await signUpRules(tx);
  if (mode === "open") return;
  if (mode === "closed") throw refused("SIGN_UPS_CLOSED", "This instance does not accept new accounts.");
  if (mode === "domain" && domains.includes(email.toLowerCase().split("@").at(-1) ?? "")) return;
  if (invitation === null)
    throw mode === "domain"
      ? refused("EMAIL_DOMAIN_NOT_ALLOWED", "Addresses of this domain cannot sign up here without an invitation.")
      : refused("INVITATION_NEEDED", "You need an invitation to sign up here.");
  if (await takeInvitation(tx, invitation, email, now)) return;
  const { code, message } = await refusalOfInvitation(tx, invitation, now);
  throw refused(code, message);
}
