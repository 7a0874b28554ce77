import { handleWeb } from "@/server/web/web";

export const dynamic = "force-dynamic";

/**
 * Every address below /api, /api/openapi included. Our own server handles them before Next does; this route serves them without
 * it.
 */
export {
  handleWeb as DELETE,
  handleWeb as GET,
  handleWeb as HEAD,
  handleWeb as OPTIONS,
  handleWeb as PATCH,
  handleWeb as POST,
  handleWeb as PUT,
};
