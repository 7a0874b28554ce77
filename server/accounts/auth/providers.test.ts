import { expect, test } from "vitest";
import { call, withInstance } from "@/server/testing/instance";

withInstance({
  DISABLE_EMAIL_AUTH: "true",
  GOOGLE_CLIENT_ID: "id",
  GOOGLE_CLIENT_SECRET: "secret",
  LINKEDIN_CLIENT_ID: "id",
  LINKEDIN_CLIENT_SECRET: "secret",
  OAUTH_CLIENT_ID: "id",
  OAUTH_CLIENT_SECRET: "secret",
  OAUTH_AUTHORIZATION_URL: "https://sso.example.org/authorize",
  OAUTH_TOKEN_URL: "https://sso.example.org/token",
});

test("the list of providers contains exactly what the environment enables", async () => {
  expect((await call("GET", "/auth/providers")).body).toEqual({
    passkey: "Passkey",
    google: "Google",
    linkedin: "LinkedIn",
    custom: "Custom OAuth",
  });
});
