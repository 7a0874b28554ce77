import { handleWeb } from "@/server/web/web";

export const dynamic = "force-dynamic";

/** AI clients. Our own server handles them before Next does; this route serves them without it. */
export { handleWeb as DELETE, handleWeb as GET, handleWeb as POST };
