import type { Server } from "node:http";
import { singleton } from "@/server/platform/singleton";

const count = () => singleton("connections", () => ({ open: 0 }));

/** Counts the connections of a server while they are open. */
export function countConnections(server: Server): void {
  server.on("connection", (socket) => {
    count().open += 1;
    socket.once("close", () => {
      count().open -= 1;
    });
  });
}

/** How many connections to this process are open. */
export const openConnections = (): number => count().open;
