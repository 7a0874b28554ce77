import { afterEach, expect, test, vi } from "vitest";
import { readTab, setApplication, writeTab } from "./store";

afterEach(() => vi.unstubAllGlobals());

function storage() {
  const stored: Record<string, unknown> = {};
  const session = {
    get: async (name: string) => ({ [name]: stored[name] }),
    set: async (change: object) => void Object.assign(stored, change),
  };
  vi.stubGlobal("chrome", { storage: { session } });
}

const application = (applicationId: string) => ({ applicationId, company: "Northpine", role: "Designer" });
const SENT = [{ question: "Why do you want to work at Northpine?", answer: "For its maps." }];

test("answers for one application are not recorded with the next one of the same tab", async () => {
  storage();
  await writeTab(1, { sent: SENT });
  await setApplication(1, application("first"));
  expect((await readTab(1)).sent).toEqual(SENT);
  await setApplication(1, application("first"));
  expect((await readTab(1)).sent).toEqual(SENT);
  await setApplication(1, application("second"));
  expect(await readTab(1)).toMatchObject({ application: { applicationId: "second" }, sent: [], attached: [] });
});
