import { handleWeb } from "@/server/web/web";

export const dynamic = "force-dynamic";

/** Documents for programs. Our own server handles them before Next does; this route serves them without it. */
export { handleWeb as GET, handleWeb as HEAD, handleWeb as OPTIONS };
