import { API_PREFIX } from "@/server/platform/request/api-prefix";

export const REFERENCE_LINKS = { document: `${API_PREFIX}/spec.json`, tryIt: `${API_PREFIX}/try`, client: "/client.tgz" };
