import { expect, test } from "./fixtures";

// The second story must be run after the first, by the same worker.
test.describe.configure({ mode: "serial" });

const leave = async () => {
  await cookieStore.set("left", "1");
  localStorage.setItem("left", "1");
  sessionStorage.setItem("left", "1");
  await (await caches.open("left")).put("/left", new Response("1"));
  await new Promise((resolve, reject) => {
    const opening = indexedDB.open("left", 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore("left").put("1", "left");
    opening.onsuccess = resolve;
    opening.onerror = reject;
  });
  await (await navigator.storage.getDirectory()).getFileHandle("left", { create: true });
};

const found = async () => {
  const folder = (await navigator.storage.getDirectory()) as FileSystemDirectoryHandle & { keys: () => AsyncIterable<string> };
  const files: string[] = [];
  for await (const name of folder.keys()) files.push(name);
  return {
    cookies: document.cookie,
    stored: { ...localStorage, ...sessionStorage },
    caches: await caches.keys(),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    files,
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    granted: (await navigator.permissions.query({ name: "geolocation" })).state === "granted",
  };
};

const NOTHING = { cookies: "", stored: {}, caches: [], databases: [], files: [], workers: 0, granted: false };

// One server has two names, and so two origins.
const origins = (baseURL = "") => [baseURL, baseURL.replace("localhost", "127.0.0.1")];

test("a story may leave anything behind", async ({ page, context, baseURL }) => {
  await context.grantPermissions(["geolocation"]);
  for (const origin of origins(baseURL)) {
    await page.goto(`${origin}/api/health`);
    await page.evaluate(leave);
    const left = await page.evaluate(found);
    expect(left).toMatchObject({ stored: { left: "1" }, caches: ["left"], databases: ["left"], files: ["left"], granted: true });
    expect(left.cookies).toContain("left=1");
  }
  await context.newPage();
  await context.route("**/*", (route) => route.abort());
  await context.setOffline(true);
});

test("the next one finds nothing of it", async ({ page, context, baseURL }) => {
  expect(await context.cookies()).toEqual([]);
  for (const origin of origins(baseURL)) {
    await page.goto(`${origin}/api/health`);
    expect(await page.evaluate(found)).toEqual(NOTHING);
  }
});
