import { API_PREFIX } from "@/server/http/api-prefix";

export const REFERENCE_LINKS = { document: `${API_PREFIX}/spec.json`, tryIt: `${API_PREFIX}/try`, client: "/client.tgz" };
