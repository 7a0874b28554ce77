import { expect, test } from "vitest";
import { withInstance } from "@/server/testing/instance";
import { get } from "@/server/testing/program";
import { handleWeb } from "./web";

const APP = "https://dossier.example.org";
withInstance({ APP_URL: APP });

test("with APP_URL every document names it, whatever host the request or a proxy names", async () => {
  const service = await get("/.well-known/oauth-authorization-server", {
    host: "evil.example",
    "x-forwarded-host": "evil.example",
  });
  expect(service.body.issuer).toBe(`${APP}/api/auth`);
  expect(JSON.stringify(service.body)).not.toContain("evil");
  const refused = await handleWeb(new Request("http://10.0.0.7:3000/api/openapi/resumes", { headers: { host: "evil.example" } }));
  expect(refused.headers.get("www-authenticate")).toBe(`Bearer resource_metadata="${APP}/.well-known/oauth-protected-resource"`);
});
