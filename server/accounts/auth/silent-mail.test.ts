import { createServer, type Socket } from "node:net";
import { afterAll, expect, test } from "vitest";
import { authCall } from "@/server/testing/auth-call";
import { ORIGIN, signUp, withInstance } from "@/server/testing/instance";

/** A mail server that accepts connections and never responds. */
const open = new Set<Socket>();
const silent = createServer((socket) => {
  open.add(socket);
  socket.on("error", () => {});
});
await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
const address = silent.address();
const port = typeof address === "object" && address ? address.port : 0;
afterAll(() => {
  for (const socket of open) socket.destroy();
  silent.close();
});

withInstance({ SMTP_URL: `smtp://127.0.0.1:${port}`, SMTP_FROM: "Dossier <dossier@example.com>", APP_URL: ORIGIN });

test("no one waits for a mail server: signing up and resetting a password respond while it is still silent", async () => {
  const started = Date.now();
  const ada = await signUp();
  const body = { email: ada.email, redirectTo: "/auth/reset-password" };
  expect((await authCall("POST", "request-password-reset", { body })).status).toBe(200);
  // The mail timeout is 15 seconds; an earlier response did not wait for it.
  expect(Date.now() - started).toBeLessThan(12_000);
  await expect.poll(() => open.size).toBeGreaterThan(0);
});
