/** Below this address are the operations of the contract. */
export const API_PREFIX = "/api/openapi";
