import { expect, test } from "vitest";
import { sampleResumeData } from "@/domain/sample/resume";
import { alignItems } from "./align-items";

const idsOf = (data: ReturnType<typeof sampleResumeData>) => data.sections.experience.items.map(({ id }) => id);

test("an unchanged copy keeps its ids", () => {
  const copy = sampleResumeData();
  expect(alignItems(copy, sampleResumeData())).toEqual(copy);
});

test("moved entries have the ids of the entries that they are, also with changes", () => {
  const copy = sampleResumeData();
  const edited = sampleResumeData();
  const [first] = edited.sections.experience.items.splice(0, 1);
  if (!first) throw new Error("The sample has no job.");
  edited.sections.experience.items.push({ ...first, description: `${first.description}<p>Also led the on-call rota.</p>` });
  const moved = idsOf(edited);
  // As in copies, ids are places.
  edited.sections.experience.items.forEach((item, at) => {
    item.id = idsOf(copy)[at] ?? "";
  });
  expect(idsOf(alignItems(copy, edited))).toEqual(moved);
});

test("an entry with new words only stays in its place where nothing was moved, and a new entry gets the id of none", () => {
  const copy = sampleResumeData();
  const edited = sampleResumeData();
  const [first] = edited.sections.experience.items;
  if (!first) throw new Error("The sample has no job.");
  edited.sections.experience.items[0] = { ...first, company: "Xyz", position: "Qwerty", location: "", description: "<p>Foo</p>" };
  edited.sections.experience.items.push({ ...first, id: "new", company: "Neu", position: "Alles", description: "<p>Anders</p>" });
  const ids = idsOf(alignItems(copy, edited));
  expect(ids.slice(0, -1)).toEqual(idsOf(copy));
  expect(idsOf(copy)).not.toContain(ids.at(-1));
});
