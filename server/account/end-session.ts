import type { RequestContext } from "@/server/context";

/** Empties the session cookies of the browser that asked: a cached session would be believed for another minute. */
export function endSessionOf(context: RequestContext) {
  for (const name of Object.keys(context.cookies).filter((cookie) => cookie.includes("better-auth."))) {
    const secure = name.startsWith("__Secure-") ? "; Secure" : "";
    context.answer.append("set-cookie", `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${secure}`);
  }
}
