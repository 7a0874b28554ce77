import { handleWeb } from "@/server/web/web";

export const dynamic = "force-dynamic";

/** The API. Our own server handles it before Next does; this route serves it without that server. */
export { handleWeb as DELETE, handleWeb as GET, handleWeb as HEAD, handleWeb as PATCH, handleWeb as POST, handleWeb as PUT };
