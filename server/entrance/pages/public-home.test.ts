import { expect, test } from "vitest";
import { database } from "@/server/platform/db/client";
import { forget } from "@/server/platform/singleton";
import { call, signUp, withInstance } from "@/server/testing/instance";
import { publicHome } from "./public-home";

withInstance();

/** The path that visitors of the front page are sent to with this setting. */
async function homeWith(PUBLIC_HOME: string): Promise<string | null> {
  Object.assign(process.env, { PUBLIC_HOME });
  forget("env");
  return publicHome(database());
}

test("the chosen resume is the front page while visitors can see it, and the usual one is otherwise", async () => {
  const ada = await signUp();
  const resume = { name: "Designer", slug: "designer", tags: [], withSampleData: true };
  const id = (await call("POST", "/resumes", { key: ada.key, body: resume })).body;
  const share = (body: object) => call("PUT", `/resumes/${id}`, { key: ada.key, body });
  const path = `/${ada.username}/designer`;

  expect(await homeWith(path)).toBeNull();
  await share({ isPublic: true });
  expect(await homeWith(path)).toBe(path);
  expect(await homeWith(path.slice(1))).toBe(path);
  expect(await homeWith(`${ada.username}/another`)).toBeNull();
  expect(await homeWith("nobody/designer")).toBeNull();
  await share({ isPublic: false });
  expect(await homeWith(path)).toBeNull();
  delete process.env.PUBLIC_HOME;
  forget("env");
  expect(await publicHome(database())).toBeNull();
  await expect(homeWith("just-a-name")).rejects.toThrow("PUBLIC_HOME");
  delete process.env.PUBLIC_HOME;
  forget("env");
});
