import { beforeAll, describe, expect, test } from "vitest";
import { call, type Person, signUp, withInstance } from "@/server/testing/instance";
import { letterCalls } from "./testing/letter-calls";

withInstance();

let ada: Person;
let resumeId = "";
beforeAll(async () => {
  ada = await signUp();
  resumeId = (await call("POST", "/resumes", { key: ada.key, body: { name: "Base", withSampleData: true } })).body;
});

const { create, update, read, setHeadline } = letterCalls(() => ({ person: ada, resumeId }));

describe("creating", () => {
  test("a letter without a resume has the sender of the career record, where there is one", async () => {
    const kim = await signUp();
    const sender = async (body = {}) =>
      (await call("POST", "/cover-letters", { key: kim.key, body: { name: "Letter", ...body } })).body.style.basics;
    expect(await sender()).toMatchObject({ email: "", phone: "" });
    const data = { name: "Kim Example", email: "kim@example.com", phone: "+41 31 000 00 00", location: "Bern" };
    const added = await call("POST", "/career/record", { key: kim.key, body: { section: "basics", data } });
    expect(added.status).toBe(200);
    expect(await sender()).toMatchObject({ ...data, headline: "" });
    const id = (await call("POST", "/resumes", { key: kim.key, body: { name: "Own", withSampleData: true } })).body;
    expect((await sender({ resumeId: id })).name).not.toBe("Kim Example");
  });

  test("a letter without a resume has the paper of the person's last resume, and is A4 before there is one", async () => {
    const ben = await signUp();
    const format = async () =>
      (await call("POST", "/cover-letters", { key: ben.key, body: { name: "Letter" } })).body.style.metadata.page.format;
    expect(await format()).toBe("a4");
    const id = (await call("POST", "/resumes", { key: ben.key, body: { name: "Own" } })).body;
    const setPaper = (value: string) =>
      call("PATCH", `/resumes/${id}`, {
        key: ben.key,
        body: { operations: [{ op: "replace", path: "/metadata/page/format", value }] },
      });
    await setPaper("letter");
    expect(await format()).toBe("letter");
    await setPaper("free-form");
    expect(await format()).toBe("a4");
    await setPaper("letter");
    await call("DELETE", `/resumes/${id}`, { key: ben.key });
    expect(await format()).toBe("a4");
  });

  test("a plain letter is structured, has the account holder as sender, and starts at revision 1", async () => {
    expect(await create()).toMatchObject({
      layout: "structured",
      greeting: null,
      signOff: null,
      revision: 1,
      senderLinked: false,
      designLinked: false,
      sourceResumeId: null,
      style: { basics: { name: "Ada Example" }, sectionId: "library-cover-letter", itemId: "library-cover-letter-item" },
    });
  });

  test("has the current date of the person's time zone unless it names one or none", async () => {
    const person = await signUp();
    const dateOf = async (body: object) =>
      (await call("POST", "/cover-letters", { key: person.key, body: { name: "Dated", ...body } })).body.letterDate;
    const days = async (zone: string, make: () => Promise<string>) => {
      const day = () => new Intl.DateTimeFormat("sv-SE", { timeZone: zone }).format(new Date());
      const before = day();
      return { made: await make(), possible: [before, day()] };
    };
    const inUtc = await days("UTC", () => dateOf({}));
    expect(inUtc.possible).toContain(inUtc.made);
    expect(await dateOf({ letterDate: null })).toBeNull();
    expect(await dateOf({ letterDate: "2026-03-01" })).toBe("2026-03-01");
    // The two zones never share a calendar day, so that one of them differs from the day in UTC.
    for (const timezone of ["Pacific/Kiritimati", "Pacific/Pago_Pago"]) {
      await call("PUT", "/career/notifications/settings", { key: person.key, body: { mail: "each", timezone } });
      const local = await days(timezone, () => dateOf({}));
      expect(local.possible).toContain(local.made);
    }
  });

  test("a recipient block makes it freeform", async () => {
    expect(await create({ recipient: "<p>To whom</p>" })).toMatchObject({ layout: "freeform" });
  });

  test("from a resume both links are on; with its own template only the sender is linked", async () => {
    expect(await create({ resumeId })).toMatchObject({ senderLinked: true, designLinked: true, sourceResumeId: resumeId });
    expect(await create({ resumeId, template: "meowth" })).toMatchObject({
      senderLinked: true,
      designLinked: false,
      style: { metadata: { template: "meowth" } },
    });
  });
});

describe("links", () => {
  test("linked values follow the resume, and keep their last state when the link ends", async () => {
    const { id } = await create({ resumeId });
    await setHeadline("linked");
    expect((await read(id)).style).toMatchObject({ basics: { headline: "linked" }, metadata: { template: "kakuna" } });
    const { revision } = await read(id);
    await update(id, { expectedRevision: revision, senderLinked: false, designLinked: false });
    await setHeadline("later");
    expect(await read(id)).toMatchObject({
      senderLinked: false,
      designLinked: false,
      sourceResumeId: resumeId,
      style: { basics: { headline: "linked" }, metadata: { template: "kakuna" } },
    });
    await update(id, { expectedRevision: revision + 1, senderLinked: true });
    expect((await read(id)).style.basics.headline).toBe("later");
  });

  test("writing the sender ends only its link; another user's resume cannot be linked", async () => {
    const { id, style } = await create({ resumeId });
    const basics = { ...style.basics, name: "Maren Aldersund", website: { url: "javascript:alert(1)", label: "" } };
    expect((await update(id, { expectedRevision: 1, basics })).body).toMatchObject({
      senderLinked: false,
      designLinked: true,
      style: { basics: { name: "Maren Aldersund", website: { url: "" } } },
    });
    const stranger = await signUp();
    const foreign = (await call("POST", "/resumes", { key: stranger.key, body: { name: "Theirs" } })).body;
    const named = { expectedRevision: 2, resumeId: foreign, senderLinked: false, designLinked: false };
    expect((await update(id, named)).status).toBe(404);
    expect(await read(id)).toMatchObject({ revision: 2, sourceResumeId: resumeId });
  });

  test("writing the template or the style ends the design link, and removing the resume ends both", async () => {
    const { id } = await create({ resumeId });
    expect((await update(id, { expectedRevision: 1, template: "lapras" })).body).toMatchObject({
      designLinked: false,
      senderLinked: true,
      style: { metadata: { template: "lapras" } },
    });
    expect((await update(id, { expectedRevision: 2, metadata: { page: { marginX: 40 } } })).body.style.metadata).toMatchObject({
      template: "lapras",
      page: { marginX: 40, format: "a4" },
    });
    expect((await update(id, { expectedRevision: 3, resumeId: null })).body).toMatchObject({
      senderLinked: false,
      designLinked: false,
      sourceResumeId: null,
    });
  });

  test("another user's resume cannot be linked: not on creation, not later, not for its style", async () => {
    const eve = await signUp();
    const { body: theirs } = await call("POST", "/resumes", { key: eve.key, body: { name: "Theirs" } });
    expect((await call("POST", "/cover-letters", { key: ada.key, body: { name: "x", resumeId: theirs } })).body.code).toBe(
      "NOT_FOUND",
    );
    const { id } = await create();
    expect((await update(id, { expectedRevision: 1, resumeId: theirs })).body.code).toBe("NOT_FOUND");
    expect(
      (
        await call("POST", `/cover-letters/${id}/refresh-style`, {
          key: ada.key,
          body: { expectedRevision: 1, resumeId: theirs },
        })
      ).body.code,
    ).toBe("NOT_FOUND");
    expect((await read(id)).revision).toBe(1);
  });

  test("a link without a resume is rejected with a message", async () => {
    const { id } = await create();
    expect(await update(id, { expectedRevision: 1, senderLinked: true })).toMatchObject({
      status: 400,
      body: { message: "Choose a resume to link the letter to first." },
    });
  });

  test("a permanently deleted resume leaves its values in its letters", async () => {
    const { body: own } = await call("POST", "/resumes", { key: ada.key, body: { name: "Gone", withSampleData: true } });
    const { id } = await create({ resumeId: own });
    const before = await read(id);
    await call("POST", "/documents/trash", { key: ada.key, body: { type: "resume", id: own } });
    await call("POST", "/documents/purge", { key: ada.key, body: { type: "resume", id: own } });
    expect(await read(id)).toMatchObject({ sourceResumeId: null, senderLinked: false, designLinked: false, style: before.style });
  });
});

describe("writing", () => {
  test("null, an empty text and a text are three different greetings", async () => {
    const { id } = await create();
    for (const [revision, greeting] of [
      [1, "<p>Hello,</p>"],
      [2, ""],
      [3, null],
    ] as const) {
      expect((await update(id, { expectedRevision: revision, greeting }, revision % 2 ? "PATCH" : "PUT")).body).toMatchObject({
        greeting,
        revision: revision + 1,
      });
    }
  });

  test("a write based on an older revision is rejected, and the revision is required", async () => {
    const { id } = await create();
    await update(id, { expectedRevision: 1, name: "Newer" });
    expect(await update(id, { expectedRevision: 1, name: "Late" })).toMatchObject({ status: 409, body: { code: "CONFLICT" } });
    expect((await update(id, { name: "No revision" })).status).toBe(400);
    expect((await read(id)).name).toBe("Newer");
  });

  test("of twenty writers at one revision exactly one wins", async () => {
    const { id } = await create();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => update(id, { expectedRevision: 1, name: `Writer ${index}` })),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.status === 409)).toHaveLength(19);
    expect((await read(id)).revision).toBe(2);
  });

  test("scripts are removed, and long texts are rejected at their exact limits", async () => {
    const { id } = await create({ content: `<p>Hi<script>alert(1)</script></p>` });
    expect((await read(id)).content).not.toContain("script");
    expect((await update(id, { expectedRevision: 1, greeting: "x".repeat(2001) })).status).toBe(400);
    expect((await update(id, { expectedRevision: 1, recipientName: "x".repeat(201) })).status).toBe(400);
    expect((await update(id, { expectedRevision: 1, recipient: "x".repeat(20_001) })).status).toBe(400);
    expect((await update(id, { expectedRevision: 1, content: "x".repeat(100_001) })).status).toBe(400);
    expect(
      (
        await update(id, {
          expectedRevision: 1,
          greeting: "x".repeat(2000),
          recipientName: "x".repeat(200),
          recipient: "x".repeat(20_000),
        })
      ).status,
    ).toBe(200);
  });

  test("a locked letter rejects changes and Trash, and a wrong revision prevents moving it to Trash", async () => {
    const { id } = await create();
    await call("POST", "/documents/lock", { key: ada.key, body: { type: "letter", id, isLocked: true } });
    const { revision } = await read(id);
    expect((await update(id, { expectedRevision: revision, name: "x" })).body.code).toBe("DOCUMENT_LOCKED");
    expect((await call("DELETE", `/cover-letters/${id}`, { key: ada.key })).body.code).toBe("DOCUMENT_LOCKED");
    await call("POST", "/documents/lock", { key: ada.key, body: { type: "letter", id, isLocked: false } });
    expect((await call("DELETE", `/cover-letters/${id}`, { key: ada.key, body: { expectedRevision: 99 } })).body.code).toBe(
      "CONFLICT",
    );
    expect((await call("DELETE", `/cover-letters/${id}`, { key: ada.key })).bytes).toHaveLength(0);
    expect(
      (await call("GET", "/cover-letters?limit=100", { key: ada.key })).body.items.some(
        (letter: { id: string }) => letter.id === id,
      ),
    ).toBe(false);
  });

  test("copying a resume's style keeps text, template and both links", async () => {
    const other = (await call("POST", "/resumes", { key: ada.key, body: { name: "Other", withSampleData: true } })).body;
    const { id } = await create({ resumeId, content: "<p>Mine</p>" });
    await setHeadline("linked");
    const refreshed = await call("POST", `/cover-letters/${id}/refresh-style`, {
      key: ada.key,
      body: { expectedRevision: 1, resumeId: other },
    });
    expect(refreshed.body).toMatchObject({
      content: "<p>Mine</p>",
      senderLinked: true,
      designLinked: true,
      sourceResumeId: resumeId,
      style: { basics: { headline: "linked" }, metadata: { template: "kakuna" } },
    });
    const plain = await create({ name: "Plain", template: "meowth" });
    const copied = await call("POST", `/cover-letters/${plain.id}/refresh-style`, {
      key: ada.key,
      body: { expectedRevision: 1, resumeId },
    });
    expect(copied.body).toMatchObject({ style: { basics: { headline: "linked" }, metadata: { template: "meowth" } } });
  });

  test("a resume's style is copied once on demand", async () => {
    const { id } = await create({ name: "Plain" });
    await setHeadline("copied");
    for (const [revision, path] of [
      [1, "refresh-style"],
      [2, "style-refreshes"],
    ] as const) {
      expect(
        (await call("POST", `/cover-letters/${id}/${path}`, { key: ada.key, body: { expectedRevision: revision, resumeId } }))
          .body,
      ).toMatchObject({ senderLinked: false, designLinked: false, style: { basics: { headline: "copied" } } });
    }
  });
});
