import { answerRequest } from "@/server/entrance/pages/running-server";

export const dynamic = "force-dynamic";

/** The API. Our own server handles it before Next does; this route serves it without that server. */
export {
  answerRequest as DELETE,
  answerRequest as GET,
  answerRequest as HEAD,
  answerRequest as PATCH,
  answerRequest as POST,
  answerRequest as PUT,
};
