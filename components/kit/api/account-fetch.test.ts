import { afterEach, expect, test, vi } from "vitest";
import { accountFetch } from "@/components/kit/api/account-fetch";
import { auth } from "@/components/kit/api/auth-client";

afterEach(() => vi.unstubAllGlobals());

const unreachable = () =>
  vi.stubGlobal("fetch", async () => {
    throw new TypeError("Failed to fetch");
  });

test("where the server cannot be reached, the sign-in service's client returns an error with status 0 instead of throwing", async () => {
  unreachable();
  const { data, error } = await auth.signIn.email(
    { email: "maren@example.com", password: "a long enough secret" },
    { baseURL: "http://localhost/api/auth" },
  );
  expect(data).toBeNull();
  expect(error?.status).toBe(0);
});

test("a request that was stopped is stopped, not unreachable", async () => {
  unreachable();
  const controller = new AbortController();
  controller.abort();
  await expect(accountFetch("http://localhost/", { signal: controller.signal })).rejects.toThrow("Failed to fetch");
});
