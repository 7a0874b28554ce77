import type { BetterAuthOptions } from "better-auth";
import { APIError, createAuthMiddleware, getSessionFromCtx } from "better-auth/api";
import { noteEndedSession } from "./ended-sessions";
import { freeUsername, isHeldBack, keepFormerUsername } from "./usernames";

const taken = () => new APIError("BAD_REQUEST", { code: "USERNAME_IS_ALREADY_TAKEN", message: "Username is already taken." });

type Context = { context?: { session?: { user: { id: string } } | null } } | null;

const usernameIn = (user: object): string | null =>
  "username" in user && typeof user.username === "string" && user.username !== "" ? user.username : null;

/** A name that is held back is not available, although nobody has it. */
export const answerHeldBackNames = createAuthMiddleware(async (context) => {
  if (context.path !== "/is-username-available") return;
  const { username } = context.body as { username?: unknown };
  const caller = await getSessionFromCtx(context);
  if (typeof username === "string" && (await isHeldBack(username, caller?.user.id ?? null)))
    return context.json({ available: false });
});

/** What this product adds to the life of accounts: names that are held back, names that lead on, sessions that end at once. */
export const accountHooks = {
  user: {
    create: {
      async before(user) {
        const username = usernameIn(user);
        if (username !== null && (await isHeldBack(username, null))) throw taken();
        // Who comes from another provider brings no username; public addresses need one.
        if (username === null) {
          const free = await freeUsername(user.email.split("@")[0] ?? "");
          return { data: { ...user, username: free, displayUsername: free } };
        }
        return undefined;
      },
    },
    update: {
      async before(changes, context) {
        const username = usernameIn(changes);
        const userId = (context as Context)?.context?.session?.user.id;
        if (username === null || !userId) return;
        if (await isHeldBack(username, userId)) throw taken();
        await keepFormerUsername(userId, username);
      },
    },
  },
  session: { delete: { after: async (session) => noteEndedSession(session.userId, Date.now()) } },
} satisfies BetterAuthOptions["databaseHooks"];
