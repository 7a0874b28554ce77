import { beforeAll, expect, test } from "vitest";
import { readResume } from "@/server/documents/resumes/read";
import { database } from "@/server/platform/db/client";
import { type Person, signUp, withInstance } from "@/server/testing/instance";
import { findEntry, usesOf } from "./find";
import { listLinks } from "./links";
import { aResume, type Entry, entries, linksTo, oneOf, type Resume, resumes, SEED } from "./testing/record-model";
import { actAs, OFTEN, STEPS_OF } from "./testing/record-steps";

// Random steps on the record and on resumes, compared after each with a model.
//
// RECORD_STEPS=10000 RECORD_SEED=7 npx vitest run --project server server/career/record/model.test.ts

withInstance();

const STEPS = Number(process.env.RECORD_STEPS ?? 400);

let ada: Person;
beforeAll(async () => {
  ada = await signUp();
  actAs(ada);
});

/** The resume, its links and an entry are as the model has them. */
async function expectSame(resume: Resume) {
  // Read below HTTP, which takes most of the time of a step.
  const { data } = await readResume(database(), ada.userId, resume.id);
  const items = data.sections.experience.items.map(({ id, company, position, location }) => ({
    id,
    text: { company, position, location },
  }));
  expect(items).toEqual(resume.items.map(({ id, text }) => ({ id, text })));
  const links = await listLinks(database(), ada.userId, resume.id);
  const expected = resume.items.flatMap(({ id, link }) => {
    if (!link) return [];
    const state = link.missed.size > 0 ? "waiting" : link.differs.size > 0 ? "differs" : "current";
    return [{ itemId: id, entryId: link.entry.id, wordingId: link.wording, overridden: [...link.overridden].sort(), state }];
  });
  const seen = links.map(({ itemId, entryId, wordingId, overridden, state }) => ({
    itemId,
    entryId,
    wordingId,
    overridden: overridden.toSorted(),
    state,
  }));
  expect(seen).toEqual(expected);
  const row = await database().resume.findUniqueOrThrow({ where: { id: resume.id }, select: { linkedItems: true } });
  expect(row.linkedItems.map((name) => name.replace(/^!?experience\//, "")).sort()).toEqual(
    expected.map(({ itemId }) => itemId).sort(),
  );
}

async function expectSameEntry(entry: Entry) {
  const stored = await findEntry(database(), ada.userId, entry.id);
  const { company, position, location } = stored.data;
  const uses = await usesOf(database(), entry.id);
  expect({ text: { company, position, location }, revision: stored.revision, uses }).toEqual({
    text: entry.text,
    revision: entry.revision,
    uses: linksTo(entry).length,
  });
  const wordings = stored.wordings.map(({ id, data, staleFields }) => ({ id, data, isStale: staleFields.length > 0 }));
  expect(wordings).toEqual(entry.wordings.map(({ id, data, stale }) => ({ id, data, isStale: stale.size > 0 })));
}

test(`after ${STEPS} random steps, seed ${SEED}, every text, link and state is as the rules say`, {
  timeout: 60_000 + STEPS * 400,
}, async () => {
  const names = Object.keys(STEPS_OF).flatMap((name) => Array.from({ length: OFTEN[name] ?? 1 }, () => name));
  const done: string[] = [];
  for (let step = 0; step < STEPS; step++) {
    const name = step < 6 ? (["addEntry", "addResume"][step % 2] ?? "") : (oneOf(names) ?? "");
    done.push(name);
    await STEPS_OF[name]?.();
    try {
      // One of each after a step, all of them now and then.
      const isWhole = step % 25 === 24 || step === STEPS - 1;
      const [resume, entry] = [aResume(), oneOf(entries)];
      for (const one of isWhole ? resumes : resume ? [resume] : []) await expectSame(one);
      for (const one of isWhole ? entries : entry ? [entry] : []) await expectSameEntry(one);
    } catch (error) {
      throw new Error(`Step ${step} after ${done.slice(-8).join(", ")}`, { cause: error });
    }
  }
  expect(new Set(done)).toEqual(new Set(names));
});
