import { readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { database } from "@/server/platform/db/client";
import { newId } from "@/server/platform/ids";
import { replaceSecrets, whatWouldBeLost } from "@/server/platform/new-secrets";
import { createSecrets, dataDir, readSecrets, secretsPath } from "@/server/platform/secrets";
import { agreeOnSecrets } from "@/server/platform/secrets-agreement";
import { StartRefusedError } from "@/server/platform/start-refused";
import { signUp, withInstance } from "@/server/testing/instance";

withInstance();

const write = (text: string) => writeFileSync(secretsPath(dataDir()), text);
const refused = async () => {
  const error = await agreeOnSecrets(database()).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(StartRefusedError);
  expect((error as Error).message).not.toContain("\n");
  return (error as Error).message;
};

test("secrets are created once, readable only by their owner, and the same for every caller", () => {
  const made = createSecrets(dataDir());
  expect(createSecrets(dataDir())).toEqual(made);
  expect(made.authSecret.length).toBeGreaterThanOrEqual(32);
  expect(statSync(secretsPath(dataDir())).mode & 0o777).toBe(0o600);
  expect(JSON.parse(readFileSync(secretsPath(dataDir()), "utf8"))).toEqual({ version: 1, ...made });
  expect(readdirSync(dataDir()).filter((name) => name.startsWith("secrets"))).toEqual(["secrets.json"]);
});

test("a file without a version is read, and one with an unknown version prevents the start", async () => {
  const made = createSecrets(dataDir());
  write(JSON.stringify(made));
  expect(readSecrets(dataDir())).toEqual(made);
  write(JSON.stringify({ version: 7, ...made }));
  expect(await refused()).toMatch(/has format 7/);
  write(JSON.stringify({ version: 1, ...made }));
});

test("a new database gets secrets, even when several instances start on it together", async () => {
  rmSync(secretsPath(dataDir()));
  await Promise.all(Array.from({ length: 6 }, () => agreeOnSecrets(database())));
  await agreeOnSecrets(database());
  expect(await database().instanceSetting.findMany({ select: { key: true }, orderBy: { key: "asc" } })).toEqual([
    { key: "fingerprint.authSecret" },
    { key: "fingerprint.encryptionSecret" },
    { key: "lock" },
  ]);
});

test("missing, damaged or foreign secrets prevent the start and are not silently replaced", async () => {
  await agreeOnSecrets(database());
  const before = readFileSync(secretsPath(dataDir()), "utf8");
  rmSync(secretsPath(dataDir()));
  expect(await refused()).toMatch(/secrets\.json is missing.*npm run new-secrets/);
  expect(readSecrets(dataDir())).toBeNull();
  write("{");
  expect(await refused()).toMatch(/secrets\.json is damaged.*npm run new-secrets/);
  write(JSON.stringify({ authSecret: "a".repeat(40), encryptionSecret: "b".repeat(40) }));
  expect(await refused()).toMatch(/does not belong to this database.*npm run new-secrets/);
  write(before);
  await agreeOnSecrets(database());
});

test("a database of an older version, with accounts but no fingerprints, does not get new secrets either", async () => {
  await signUp();
  const before = readFileSync(secretsPath(dataDir()), "utf8");
  await database().instanceSetting.deleteMany();
  rmSync(secretsPath(dataDir()));
  expect(await refused()).toMatch(/is missing/);
  write(before);
  await agreeOnSecrets(database());
});

test("a mounted secret, which is a symbolic link, keeps its file mode", () => {
  const path = secretsPath(dataDir());
  const target = join(dataDir(), "mounted");
  const text = readFileSync(path, "utf8");
  writeFileSync(target, text, { mode: 0o644 });
  rmSync(path);
  symlinkSync(target, path);
  expect(readSecrets(dataDir())).not.toBeNull();
  expect(statSync(target).mode & 0o777).toBe(0o644);
  rmSync(path);
  write(text);
});

test("replacing secrets reports what is lost, removes only that, and keeps the old file", async () => {
  const { userId } = await signUp();
  await database().user.update({ where: { id: userId }, data: { twoFactorEnabled: true } });
  await database().twoFactor.create({ data: { id: newId(), userId, secret: "unreadable", backupCodes: "unreadable" } });
  await agreeOnSecrets(database());
  expect((await whatWouldBeLost(database())).names).toEqual([]);
  write("{");
  expect(await whatWouldBeLost(database())).toEqual({ names: ["authSecret", "encryptionSecret"], sessions: 2, twoFactors: 1 });
  await replaceSecrets(database(), new Date("2026-11-21T12:00:00.000Z"));
  await agreeOnSecrets(database());
  expect(await database().session.count()).toBe(0);
  expect(await database().twoFactor.count()).toBe(0);
  expect(await database().user.count({ where: { twoFactorEnabled: true } })).toBe(0);
  expect(await database().apiKey.count()).toBe(2);
  expect(readFileSync(`${secretsPath(dataDir())}.until-2026-11-21T12-00-00-000Z`, "utf8")).toBe("{");
});

test("a lost encryption secret signs no one out", async () => {
  await signUp();
  await agreeOnSecrets(database());
  const stored = readSecrets(dataDir());
  write(JSON.stringify({ ...stored, encryptionSecret: "of another database, and long enough" }));
  expect((await whatWouldBeLost(database())).names).toEqual(["encryptionSecret"]);
  await replaceSecrets(database(), new Date());
  expect(readSecrets(dataDir())?.authSecret).toBe(stored?.authSecret);
  expect(await database().session.count()).toBeGreaterThan(0);
});
