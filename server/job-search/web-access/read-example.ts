import { request } from "./ask-service";

export const EXAMPLE_ADDRESS = "https://example.com/";

const TIMEOUT_MS = 10_000;

/** Reads the example page without any provider, to show that this server reaches the web. Throws ServiceFailed. */
export const readExample = (address = EXAMPLE_ADDRESS): Promise<string> =>
  request(address, { headers: { accept: "text/html" }, signal: AbortSignal.timeout(TIMEOUT_MS) });
