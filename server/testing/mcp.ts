import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";

/** The official client, signed in with a key; over the protocol of 2026, or over the older ones. */
export async function mcpClient(url: URL, key: string, era: "modern" | "legacy" = "modern"): Promise<Client> {
  const client = new Client(
    { name: "test", version: "1.0.0" },
    { versionNegotiation: { mode: era === "modern" ? { pin: "2026-07-28" } : "legacy" } },
  );
  await client.connect(new StreamableHTTPClientTransport(url, { requestInit: { headers: { "x-api-key": key } } }));
  return client;
}
