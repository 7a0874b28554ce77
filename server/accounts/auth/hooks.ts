import type { BetterAuthOptions } from "better-auth";
import { APIError, createAuthMiddleware, getSessionFromCtx } from "better-auth/api";
import { INVITATION_COOKIE } from "@/contracts/admin/choices";
import { cleanText } from "@/contracts/base";
import { LIMITS } from "@/contracts/limits";
import { recordActivity } from "@/server/accounts/auth/activity";
import { noticeLanguage, requestedLanguage } from "@/server/accounts/auth/language";
import { type Arrival, appointConfigured, startsAsAdmin } from "@/server/accounts/sign-ups/appoint";
import { admitSignUp } from "@/server/accounts/sign-ups/sign-ups";
import { database } from "@/server/platform/db/client";
import { logInfo } from "@/server/platform/log";
import { clientOf } from "@/server/platform/request/client";
import { readCookies } from "@/server/platform/request/cookies";
import { accountsDb } from "./accounts-database";
import { endAccessHere } from "./ended-access";
import { freeUsername, isHeldBack, keepFormerUsername } from "./usernames";

const taken = () => new APIError("BAD_REQUEST", { code: "USERNAME_IS_ALREADY_TAKEN", message: "Username is already taken." });

const banned = () =>
  new APIError("FORBIDDEN", {
    code: "ACCOUNT_BANNED",
    message: "This account is disabled. Ask the administrator of this instance.",
  });

type Context = { body?: unknown; headers?: Headers; context?: { session?: { user: { id: string } } | null } } | null;

/** The invitation of a sign-up: in the body or, on the way back from another provider, in a cookie of the sign-up page. */
function invitationIn(context: Context): string | null {
  const { invitation } = (context?.body ?? {}) as { invitation?: unknown };
  if (typeof invitation === "string" && invitation !== "") return invitation;
  return readCookies(context?.headers?.get("cookie"))[INVITATION_COOKIE] || null;
}

/** Under which host the person signs up, and with which set-up code. */
function arrivalOf(context: Context): Arrival {
  const { setupCode } = (context?.body ?? {}) as { setupCode?: unknown };
  const code = typeof setupCode === "string" && setupCode.trim() !== "" ? setupCode : null;
  return { host: context?.headers?.get("host") ?? null, code };
}

const usernameIn = (user: object): string | null =>
  "username" in user && typeof user.username === "string" && user.username !== "" ? user.username : null;

/** Sign-in providers have their own limits for names. */
function boundedName({ name, email }: { name: string; email: string }): string {
  const bounded = cleanText(name).trim().slice(0, LIMITS.name.max).toWellFormed();
  return bounded === "" ? (email.split("@")[0] ?? "").slice(0, LIMITS.name.max) : bounded;
}

const boundedImage = (image: string | null | undefined) => (image && image.length <= LIMITS.accountImage.max ? image : null);

/** A reserved name is not available, although no one has it. */
export const answerHeldBackNames = createAuthMiddleware(async (context) => {
  if (context.path !== "/is-username-available") return;
  const { username } = context.body as { username?: unknown };
  const caller = await getSessionFromCtx(context);
  if (typeof username === "string" && (await isHeldBack(accountsDb(), username, caller?.user.id ?? null)))
    return context.json({ available: false });
});

/** What this product adds to accounts: reserved names, redirects from former names, and sessions that end immediately. */
export const accountHooks = {
  user: {
    create: {
      async before(user, context) {
        const username = usernameIn(user);
        if (username !== null && (await isHeldBack(accountsDb(), username, null))) throw taken();
        const language = requestedLanguage((context as Context)?.headers);
        await admitSignUp(accountsDb(), user.email, invitationIn(context as Context), new Date());
        const address = { email: user.email, emailVerified: user.emailVerified === true };
        const isAdmin = await startsAsAdmin(accountsDb(), address, arrivalOf(context as Context));
        const bounded = { ...user, isAdmin, name: boundedName(user), image: boundedImage(user.image), language };
        if (username !== null) return { data: bounded };
        // People from another provider have no username, but public addresses need one.
        const free = await freeUsername(accountsDb(), user.email.split("@")[0] ?? "");
        return { data: { ...bounded, username: free, displayUsername: free } };
      },
    },
    update: {
      async before(changes, context) {
        const username = usernameIn(changes);
        const userId = (context as Context)?.context?.session?.user.id;
        if (username === null || !userId) return;
        if (await isHeldBack(accountsDb(), username, userId)) throw taken();
        await keepFormerUsername(accountsDb(), userId, username);
      },
      async after(user) {
        if (user.emailVerified) await appointConfigured(accountsDb());
      },
    },
  },
  account: {
    create: {
      // What other providers hand out at sign-in is used for nothing afterwards.
      before: async (account) => ({ data: { ...account, accessToken: null, refreshToken: null, idToken: null } }),
      async after({ userId, providerId }, context) {
        if (providerId === "credential") return;
        const headers = (context as Context)?.headers ?? new Headers();
        logInfo("site-changed", "Sign-in through another site", { address: clientOf(headers), userId, site: providerId });
        recordActivity(database(), userId, "site-linked", {
          client: clientOf(headers),
          userAgent: headers.get("user-agent") ?? "",
        });
      },
    },
  },
  session: {
    create: {
      async before({ userId }) {
        if ((await accountsDb().user.count({ where: { id: userId, banned: true } })) > 0) throw banned();
      },
      after: ({ userId }, context) => noticeLanguage(accountsDb(), userId, (context as Context)?.headers),
    },
    delete: { after: async (session) => endAccessHere(session.userId, null) },
  },
} satisfies BetterAuthOptions["databaseHooks"];
