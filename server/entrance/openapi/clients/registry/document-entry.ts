import { describeApi } from "@/server/entrance/openapi/document";

/** The document as an instance serves it, for generators (scripts/test-clients.mjs). */
export const documentFor = async (url: string): Promise<unknown> => ({ ...(await describeApi()), servers: [{ url }] });
