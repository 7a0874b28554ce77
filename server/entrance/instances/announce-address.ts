import type { AddressInfo } from "node:net";
import { networkInterfaces } from "node:os";
import { EVERYWHERE, env } from "@/server/platform/env";

/** Prints where the application can be opened. */
export function announceAddress(address: AddressInfo | string | null): void {
  const port = typeof address === "object" && address ? address.port : env().PORT;
  const lan = Object.values(networkInterfaces())
    .flat()
    .find((entry) => entry && entry.family === "IPv4" && !entry.internal)?.address;
  const everywhere = env().HOST === "0.0.0.0" || env().HOST === EVERYWHERE;
  console.log(
    `Dossier is at http://localhost:${port}${everywhere && lan ? ` and, in your network, at http://${lan}:${port}` : ""}`,
  );
}
