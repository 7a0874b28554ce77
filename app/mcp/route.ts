import { answerRequest } from "@/server/entrance/pages/running-server";

export const dynamic = "force-dynamic";

/** AI clients. Our own server handles them before Next does; this route serves them without it. */
export { answerRequest as DELETE, answerRequest as GET, answerRequest as POST };
