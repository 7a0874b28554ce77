import { handleWeb } from "@/server/web/web";

export const dynamic = "force-dynamic";

/** The API. Our own server answers it before Next sees it; this is the way without that server. */
export { handleWeb as DELETE, handleWeb as GET, handleWeb as HEAD, handleWeb as PATCH, handleWeb as POST, handleWeb as PUT };
