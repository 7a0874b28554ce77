import { answerRequest } from "@/server/entrance/pages/running-server";

export const dynamic = "force-dynamic";

/** Documents for programs. Our own server handles them before Next does; this route serves them without it. */
export { answerRequest as GET, answerRequest as HEAD, answerRequest as OPTIONS };
