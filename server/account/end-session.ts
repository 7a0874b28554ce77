import type { RequestContext } from "@/server/context";

/** Empties the session cookies of the browser that asked. */
export const endSessionOf = (context: RequestContext) => emptyCookies(context, /better-auth\./);

/** Empties what the browser keeps of its session besides the session itself, so that the next request reads it anew. */
export const forgetCachedSession = (context: RequestContext) => emptyCookies(context, /better-auth\.session_data/);

function emptyCookies(context: RequestContext, names: RegExp) {
  for (const name of Object.keys(context.cookies).filter((cookie) => names.test(cookie))) {
    const secure = name.startsWith("__Secure-") ? "; Secure" : "";
    context.answer.append("set-cookie", `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${secure}`);
  }
}
