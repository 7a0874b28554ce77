import { expect, test } from "vitest";
import { ConfigurationError, parseEnv } from "./env";

test("the configuration works without any variables", () => {
  expect(parseEnv({})).toMatchObject({ PORT: 3000, HOST: "::", DATA_DIR: "./data", RATE_LIMITS: "on" });
});

test("an empty variable counts as absent, as compose files write it", () => {
  expect(parseEnv({ PORT: "", DATABASE_URL: "" })).toMatchObject({ PORT: 3000 });
});

test("every error is listed with its variable in one readable list", () => {
  const read = () => parseEnv({ PORT: "abc", DATABASE_URL: "mysql://x", APP_URL: "example.org", AUTH_SECRET: "short" });
  expect(read).toThrow(ConfigurationError);
  for (const name of ["PORT", "DATABASE_URL", "APP_URL", "AUTH_SECRET"]) expect(read).toThrow(name);
});

test.each(["0.0.0.0", "192.168.1.4", "dossier.example.org"])("limits cannot be off on %s, which others can reach", (HOST) => {
  expect(() => parseEnv({ RATE_LIMITS: "off", HOST })).toThrow(/loopback/);
});

test.each(["127.0.0.1", "localhost", "::1"])("limits may be off on the loopback address %s", (HOST) => {
  expect(parseEnv({ RATE_LIMITS: "off", HOST }).RATE_LIMITS).toBe("off");
});

test.each([
  ["mail without a sender", { SMTP_URL: "smtp://mail.example.org", APP_URL: "https://dossier.example.org" }, "SMTP_FROM"],
  [
    "mail whose links would begin with whatever a request says",
    { SMTP_URL: "smtp://mail.example.org", SMTP_FROM: "a@b.example" },
    "APP_URL",
  ],
  ["half of a site's credentials", { GITHUB_CLIENT_ID: "id" }, "GITHUB_CLIENT_SECRET"],
  ["a provider of one's own without addresses", { OAUTH_CLIENT_ID: "id", OAUTH_CLIENT_SECRET: "secret" }, "OAUTH_DISCOVERY_URL"],
])("%s is refused at the start", (_name, variables, named) => {
  expect(() => parseEnv(variables)).toThrow(named);
});

test("the reader of postings is allowed hosts, ports and ranges; anything else stops the start", () => {
  const allowed = (text: string) => parseEnv({ POSTING_READER_ALLOWED_HOSTS: text }).POSTING_READER_ALLOWED_HOSTS;
  expect(allowed(" Jobs.Intranet.example, 10.20.0.0/16,127.0.0.1:8080 ")).toEqual({
    hosts: [
      { name: "jobs.intranet.example", port: null },
      { name: "127.0.0.1", port: 8080 },
    ],
    ranges: [["10.20.0.0", 16]],
  });
  expect(allowed("")).toEqual({ hosts: [], ranges: [] });
  for (const wrong of ["https://jobs.example", "10.0.0.0/33", "*", "jobs.example/path"])
    expect(() => allowed(wrong)).toThrow(wrong);
});
