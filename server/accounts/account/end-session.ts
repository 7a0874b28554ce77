import type { RequestContext } from "@/server/platform/request/context";

/** Clears the session cookies of the requesting browser. */
export const endSessionOf = (context: RequestContext) => emptyCookies(context, /better-auth\./);

/** Clears the session data cached in the browser, but not the session, so that the next request reads it again. */
export const forgetCachedSession = (context: RequestContext) => emptyCookies(context, /better-auth\.session_data/);

function emptyCookies(context: RequestContext, names: RegExp) {
  for (const name of Object.keys(context.cookies).filter((cookie) => names.test(cookie))) {
    const secure = name.startsWith("__Secure-") ? "; Secure" : "";
    context.answer.append("set-cookie", `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${secure}`);
  }
}
