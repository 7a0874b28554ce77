import { resourceMetadataAddress } from "./app-address";

/**
 * The `WWW-Authenticate` header of a 401: it points programs to the metadata on how to get a token. `path` is the protected address
 * within this instance, such as "/mcp". Source: RFC 9728, section 5.1.
 */
export function challenge(app: string, authorization: string | null, path = ""): string {
  const error = authorization === null ? "" : `error="invalid_token", `;
  return `Bearer ${error}resource_metadata="${resourceMetadataAddress(app, path)}"`;
}
