import { PRODUCT_VERSION } from "@/server/platform/db/migrate";

/** How this server introduces itself to AI clients. */
export const SERVER_INFO = { name: "dossier", title: "Dossier", version: PRODUCT_VERSION };
