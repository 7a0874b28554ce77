import { handleWeb } from "@/server/web/web";

export const dynamic = "force-dynamic";

/** Every address below /api, /api/openapi included. Our own server answers them before Next sees them; this is the way without it. */
export { handleWeb as DELETE, handleWeb as GET, handleWeb as HEAD, handleWeb as PATCH, handleWeb as POST, handleWeb as PUT };
