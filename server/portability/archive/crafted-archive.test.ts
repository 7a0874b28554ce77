import { beforeAll, expect, test } from "vitest";
import { sampleResumeData } from "@/domain/sample/resume";
import { database } from "@/server/platform/db/client";
import { type Person, signUp, withInstance } from "@/server/testing/instance";
import { senderOf } from "@/server/testing/send";
import { accountArchive } from "./export/account-archive";
import { archiveEntries } from "./export/archive-entries";
import { archiveIn } from "./testing/archive";

withInstance();

let ada: Person;
beforeAll(async () => {
  ada = await signUp();
});

const send = senderOf(() => ada);
const importOf = async (path: string, body: unknown) => {
  const answer = await send("POST", `/auth/account/archive/${path}`, body);
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.body;
};

async function makeResume(): Promise<Record<string, unknown>> {
  const { body: id } = await send("POST", "/resumes", { name: "Own" });
  return { ...(await send("GET", `/resumes/${id}`)).body };
}
async function makeLetter() {
  const { body } = await send("POST", "/cover-letters", { name: "Letter" });
  return (await send("GET", `/cover-letters/${body.id}`)).body;
}
async function makeApplication() {
  const { body: id } = await send("POST", "/applications", { company: "Northpine", role: "Designer", status: "applied" });
  return (await send("GET", `/applications/${id}`)).body;
}

test("a year that the calendar does not have is refused", async () => {
  const job = { company: "Northpine", role: "Designer" };
  for (const time of ["0000-01-01T00:00:00Z", "0001-01-01T00:00:00+14:00", "9999-12-31T23:59:59-14:00", "0000-01-01"]) {
    expect((await send("POST", "/applications", { ...job, followUpAt: time })).status).toBe(400);
    expect((await send("POST", "/applications", { ...job, status: "applied", stageEnteredAt: time.slice(0, 10) })).status).toBe(
      400,
    );
  }
});

test.each(["0000-01-01T00:00:00Z", "9999-12-31T23:59:59.999Z"])(
  "things that were changed at %s can be changed again, and the lists still open",
  async (time) => {
    const times = { createdAt: time, updatedAt: time };
    const id = `origin ${time}`;
    const resume = { ...(await makeResume()), ...times, id: `resume ${id}`, trashedAt: null };
    const { id: resumeId } = await importOf("resumes", { resume });
    const { id: letterId } = await importOf("letters", { letter: { ...(await makeLetter()), ...times, id: `letter ${id}` } });
    const application = { ...(await makeApplication()), ...times, stageEnteredAt: time, appliedAt: time, postingClosedAt: time };
    const { id: applicationId } = await importOf("applications", { application: { ...application, id: `application ${id}` } });
    expect((await send("PUT", `/resumes/${resumeId}`, { name: "Changed" })).status).toBe(200);
    const { revision } = (await send("GET", `/cover-letters/${letterId}`)).body;
    expect((await send("PUT", `/cover-letters/${letterId}`, { name: "Changed", expectedRevision: revision })).status).toBe(200);
    expect((await send("PUT", `/applications/${applicationId}`, { notes: "Changed" })).status).toBe(200);
    for (const path of ["/resumes", "/cover-letters", "/applications"]) expect((await send("GET", path)).status).toBe(200);
  },
);

test("invalid states of a letter are imported as far as possible, and one of two sent versions of a kind", async () => {
  const { id } = await importOf("letters", { letter: { ...(await makeLetter()), id: "letter of states" } });
  const states = [{}, { name: 3, content: "<p>Dear all</p>" }, { name: null, style: "none", letterDate: "0000-99-99" }];
  const versions = states.map((data, at) => ({
    id: `state ${at}`,
    kind: "named",
    name: `${at}`,
    createdAt: "2026-01-01T00:00:00Z",
    data,
  }));
  expect(await importOf("versions", { type: "letter", id, versions })).toEqual({ added: 3, leftOut: 0 });
  const stored = (await send("GET", `/cover-letters/${id}/versions`)).body as { id: string; name: string | null }[];
  for (const { id: version, name } of stored.filter((one) => one.name !== null)) {
    const { status, body } = await send("GET", `/cover-letters/${id}/versions/${version}`);
    expect([name, status]).toEqual([name, 200]);
    if (name === "1") expect(JSON.stringify(body)).toContain("Dear all");
  }
  const sent = {
    documentId: "d",
    versionId: "v",
    name: "n",
    template: "t",
    productVersion: "1",
    engine: "e",
    sentAt: "2026-01-01T00:00:00Z",
  };
  const application = { ...(await makeApplication()), id: "application of states" };
  const letter = { ...sent, kind: "letter", state: {} };
  const { id: applicationId } = await importOf("applications", { application: { ...application, sent: [letter, letter] } });
  expect((await send("GET", `/applications/${applicationId}/sent/cover-letter`)).status).toBe(200);
});

const VERSIONS = 150;
async function resumeWithVersions(origin: string): Promise<string> {
  const { id } = await importOf("resumes", { resume: { ...(await makeResume()), id: origin, trashedAt: null } });
  const version = (at: number) => ({
    id: `${origin} ${at}`,
    kind: "named",
    name: `Version ${at}`,
    createdAt: new Date(Date.UTC(2026, 0, 1, 0, at)).toISOString(),
    data: sampleResumeData(),
  });
  await importOf("versions", { type: "resume", id, versions: Array.from({ length: VERSIONS }, (_, at) => version(at)) });
  return id;
}

test("versions that are made while an archive is written move none into it twice, and letters that go do not end it", async () => {
  const id = await resumeWithVersions("resume that grows");
  await makeLetter();
  await makeLetter();
  const paths: string[] = [];
  let isNamed = false;
  const files = { paths: new Set<string>(), written: new Map<string, string>() };
  for await (const { path } of archiveEntries(database(), ada.userId, files, () => {})) {
    if (path.includes(id.slice(-12)) && path.includes("/versions/")) {
      if (!isNamed) await send("POST", `/resumes/${id}/versions`, { name: "Meanwhile" });
      isNamed = true;
    }
    if (path.startsWith("letters/")) await database().coverLetter.deleteMany({ where: { userId: ada.userId } });
    paths.push(path);
  }
  expect(isNamed).toBe(true);
  expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([]);
  expect(paths.at(-1)).toBe("ai-calls.json");
});

test("a version that is deleted while an archive is written is named in the manifest, and the archive is whole", async () => {
  const id = await resumeWithVersions("resume that shrinks");
  const pieces: Uint8Array[] = [];
  for (const reader = (await accountArchive(database(), ada.userId, new Date())).getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    pieces.push(value);
    const text = Buffer.from(value).toString("latin1");
    if (text.includes(`${id.slice(-12)}/versions/`)) await database().resumeVersion.deleteMany({ where: { resumeId: id } });
  }
  const { manifest } = archiveIn(Buffer.concat(pieces));
  expect(manifest.missing.length).toBeGreaterThan(100);
  expect(manifest.missing[0]?.reason).toBe("It was deleted while the archive was written.");
});
