import { answerRequest } from "@/server/entrance/pages/running-server";

export const dynamic = "force-dynamic";

/**
 * Every address below /api, /api/openapi included. Our own server handles them before Next does; this route serves them without
 * it.
 */
export {
  answerRequest as DELETE,
  answerRequest as GET,
  answerRequest as HEAD,
  answerRequest as OPTIONS,
  answerRequest as PATCH,
  answerRequest as POST,
  answerRequest as PUT,
};
