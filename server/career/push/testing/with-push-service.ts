import { afterAll, beforeEach, expect, vi } from "vitest";
import { call, type Person, withInstance } from "@/server/testing/instance";
import { FakeBrowser, startPushService } from "./push-service";

/** An instance that may push to a fake service; what that has received is forgotten before each test. */
export async function withPushService() {
  const service = await startPushService();
  let count = 0;
  withInstance({ PUSH_ALLOWED_HOSTS: "127.0.0.1", APP_URL: "https://dossier.example.com" });
  afterAll(() => service.stop());
  beforeEach(() => {
    service.status = 201;
    service.received.length = 0;
    // No authority has signed the certificate of the fake service.
    vi.stubEnv("NODE_TLS_REJECT_UNAUTHORIZED", "0");
  });

  const newBrowser = () => new FakeBrowser(`${service.origin}/send/${++count}`);

  async function addDevice(person: Person, browser = newBrowser(), credential: object = { key: person.key }) {
    const added = await call("POST", "/integrations/push/devices", {
      ...credential,
      body: browser.subscription,
      headers: { "user-agent": "Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0" },
    });
    expect(added.status).toBe(200);
    return { id: String(added.body.id), browser };
  }

  /** What a browser was sent, decrypted. */
  const received = (browser: FakeBrowser) =>
    service.received
      .filter(({ path }) => browser.endpoint.endsWith(path))
      .map(({ headers, body }) => ({ headers, content: browser.read(body) }));

  return { service, newBrowser, addDevice, received };
}
