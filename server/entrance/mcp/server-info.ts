import { PRODUCT_VERSION } from "@/server/platform/product-version";

/** How this server introduces itself to AI clients. */
export const SERVER_INFO = { name: "dossier", title: "Dossier", version: PRODUCT_VERSION };
