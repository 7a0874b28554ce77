import { describe, expect, test } from "vitest";
import { SECTION_KEYS } from "@/contracts/model/resume/sections/forms";
import { sampleResumeData } from "@/domain/sample/resume";
import { adopt, withItems } from "./adopt";
import { cleanEntries, entryIssues, withoutOwn } from "./clean-entry";
import { comparable, differingFields, fieldNamed, RECORD_SECTIONS, recordFields, wordingFields } from "./fields";
import { afterWriting, follow, linkState, NOTHING_PENDING, overriddenFields } from "./follow";
import { itemNamed, leavesLinks, linkableItems, nameOfItem, splitByPresence } from "./linked-items";
import { staleAfter, textOf, wordingFor } from "./wordings";

const clean = (section: (typeof RECORD_SECTIONS)[number], input: Record<string, unknown>, language: string | null = null) => {
  const [entry] = cleanEntries([{ section, raw: input, language }], {});
  return entry ?? expect.fail();
};
const job = (overrides: Record<string, unknown> = {}) =>
  clean("experience", { company: "Northpine", position: "Designer", ...overrides });
const item = (data: object) => ({ id: "a", hidden: false, ...data });

describe("fields of an entry", () => {
  test("are those of its section without id, hidden and icons; dates and their text are one", () => {
    expect(recordFields("experience")).toEqual(["position", "company", "location", "dates", "website", "description", "roles"]);
    expect(recordFields("skills")).toEqual(["name", "proficiency", "level", "keywords"]);
    expect(recordFields("basics")).not.toContain("headline");
    expect(fieldNamed("experience", "period")).toBe("dates");
    expect(fieldNamed("awards", "date")).toBe("dates");
    expect(fieldNamed("experience", "icon")).toBeNull();
    for (const section of RECORD_SECTIONS)
      expect(recordFields(section)).toEqual(expect.arrayContaining([...wordingFields(section)]));
    expect(wordingFields("skills")).toEqual(["name", "proficiency", "keywords"]);
  });

  test("compare roles without ids, custom fields without ids and icons, dates without their text", () => {
    const role = {
      id: "r1",
      position: "Lead",
      period: "2020",
      description: "",
      dates: { start: "2020", end: null, present: false },
    };
    expect(differingFields("experience", { roles: [role] }, { roles: [{ ...role, id: "r2", period: "20" }] })).toEqual([]);
    expect(differingFields("experience", { roles: [role] }, { roles: [{ ...role, position: "Head" }] })).toEqual(["roles"]);
    const [one, other] = [
      { id: "1", icon: "x", text: "A", link: "" },
      { id: "2", icon: "y", text: "A", link: "" },
    ];
    expect(comparable("customFields", { customFields: [one] })).toEqual(comparable("customFields", { customFields: [other] }));
    expect(
      differingFields("experience", job({ period: "2020 – 2021" }), { ...job({ period: "2020 – 2021" }), period: "?" }),
    ).toEqual([]);
  });
});

describe("an entry as it was sent", () => {
  test("is completed, cleaned and dated as saving a resume does it", () => {
    const entry = job({ description: "<p onclick=x>Led <script>a</script>work</p>", period: "Jan 2020 - Mar 2021" });
    expect(entry).toMatchObject({ dates: { start: "2020-01", end: "2021-03", present: false }, roles: [], location: "" });
    expect(entry.description).not.toMatch(/script|onclick/);
    expect(entry).not.toHaveProperty("id");
    expect(entry).not.toHaveProperty("hidden");
  });

  test("of every item of the sample equals the item, so that nothing counts as overridden when it is linked", () => {
    const data = withItems(sampleResumeData(), []);
    for (const { section, item: input } of linkableItems(data).values()) {
      const entry = clean(section, withoutOwn(input));
      expect([section, differingFields(section, input, entry)]).toEqual([section, []]);
    }
  });

  test("is cleaned the same among others of any section and language", () => {
    const input = Array.from({ length: 450 }, (_, index) => ({
      section: RECORD_SECTIONS[index % RECORD_SECTIONS.length] ?? "skills",
      language: ["en", "de", null][index % 3] ?? null,
      raw: index % 14 === 1 ? { company: `C${index}`, period: "Mai 2020 – heute" } : {},
    }));
    const alone = input.map((entry) => cleanEntries([entry], {})[0]);
    expect(cleanEntries(input, {})).toEqual(alone);
  });

  test("reports unknown fields, wrong types and texts that are too long, each with its path", () => {
    const issues = (input: Record<string, unknown>) => entryIssues({ section: "experience", raw: input, language: null });
    expect(issues({ company: "A" })).toEqual([]);
    expect(issues({ id: "x", hidden: true, company: "A" })).toEqual([]);
    expect(issues({ school: "A" })[0]?.path).toEqual(["school"]);
    expect(issues({ company: 7 })[0]?.path).toEqual(["company"]);
    expect(issues({ company: "x".repeat(2001) })[0]?.path).toEqual(["company"]);
    expect(issues({ roles: [{ position: 1 }] })[0]?.path).toEqual(["roles", "0", "position"]);
  });

  test("changed in part keeps its other fields; a new text of dates replaces the dates", () => {
    const base = job({ period: "2019 – 2020", location: "Utrecht" });
    const [changed] = cleanEntries([{ section: "experience", language: null, base, raw: { period: "2021" } }], {});
    expect(changed).toMatchObject({ company: "Northpine", location: "Utrecht", dates: { start: "2021" } });
  });
});

describe("wordings", () => {
  const wording = { id: "w", name: "German", language: "de", data: { position: "Designerin" }, staleFields: [] };
  const entry = { language: "en", data: job(), wordings: [wording, { ...wording, id: "x", language: "de-AT" }] };

  test("replace some fields of the entry; without one, or with an unknown one, the entry's own text holds", () => {
    expect(textOf(entry, "w")).toMatchObject({ position: "Designerin", company: "Northpine" });
    expect(textOf(entry, null)).toBe(entry.data);
    expect(textOf(entry, "gone")).toBe(entry.data);
  });

  test("are chosen by language: never where the own text has it, the very tag first", () => {
    expect(wordingFor(entry, "en-GB")).toBeNull();
    expect(wordingFor(entry, "de-AT")?.id).toBe("x");
    expect(wordingFor(entry, "de-DE")?.id).toBe("w");
    expect(wordingFor(entry, "fr-FR")).toBeNull();
    expect(wordingFor({ ...entry, language: null }, "de-DE")?.id).toBe("w");
  });

  test("become stale by changes of fields that they have, and by no others", () => {
    expect(staleAfter([wording], ["company"])[0]?.staleFields).toEqual([]);
    expect(staleAfter([wording], ["company", "position"])[0]?.staleFields).toEqual(["position"]);
  });
});

describe("a linked item", () => {
  const [was, is] = [job({ location: "Bern" }), job({ location: "Basel" })];
  const run = (own: object, how: "write" | "wait" | "keep" = "write", pending = NOTHING_PENDING) =>
    follow("experience", item(own), { was, is }, pending, how);

  test("takes a changed field that is not overridden, and keeps one that is", () => {
    expect(run(was)).toMatchObject({ item: { location: "Basel" }, isUpdated: true, isDiffering: false });
    expect(run({ ...was, location: "Zug" })).toMatchObject({
      item: { location: "Zug" },
      pending: { missed: [], differs: ["location"] },
      isUpdated: false,
      isDiffering: true,
    });
  });

  test("waits while its document cannot change, is not overridden during this, and follows the next change", () => {
    const waited = run(was, "wait");
    expect(waited).toMatchObject({ item: { location: "Bern" }, pending: { missed: ["location"] }, isWaiting: true });
    expect(linkState("experience", waited.item, is, waited.pending)).toBe("waiting");
    expect(overriddenFields("experience", waited.item, is, waited.pending)).toEqual([]);
    const next = follow("experience", waited.item, { was: is, is: job({ location: "Chur" }) }, waited.pending, "write");
    expect(next).toMatchObject({ item: { location: "Chur" }, pending: { missed: [], differs: [] } });
  });

  test("is no longer overridden, missed or different where the record comes to its text", () => {
    expect(run({ ...was, location: "Basel" }, "write", { missed: ["location"], differs: ["location"] })).toMatchObject({
      pending: { missed: [], differs: [] },
      isUpdated: false,
    });
  });

  test("keeps what it waits for except in fields that somebody wrote", () => {
    const pending = { missed: ["location"], differs: ["company"] };
    expect(afterWriting("experience", was, { ...was, position: "Lead" }, pending)).toEqual(pending);
    expect(afterWriting("experience", was, { ...was, location: "Zug" }, pending)).toEqual({ missed: [], differs: ["company"] });
  });

  test("keeps ids of roles and icons of contact lines, also when they move", () => {
    const role = (id: string, position: string) => ({ id, position, period: "", description: "" });
    const own = item({ roles: [role("mine-1", "Lead"), role("mine-2", "Junior")] });
    const adopted = adopt(own, ["roles"], { roles: [role("x", "Head"), role("y", "Lead"), role("z", "Intern")] });
    expect(adopted.roles).toMatchObject([{ id: "mine-2" }, { id: "mine-1" }, { id: "z" }]);
    const line = { id: "c", icon: "star", text: "A", link: "" };
    expect(
      adopt(item({ customFields: [line] }), ["customFields"], { customFields: [{ ...line, id: "q", icon: "", text: "B" }] }),
    ).toMatchObject({ customFields: [{ id: "c", icon: "star", text: "B" }] });
  });
});

describe("the linked items of a resume", () => {
  const data = sampleResumeData();
  const [first] = data.sections.experience.items;
  const name = nameOfItem({ section: "experience", itemId: first?.id ?? "", isPending: false });

  test("are named so that any id can be read back", () => {
    for (const itemId of ["a", "!a", "a/b", ""]) {
      const linked = { section: "skills" as const, itemId, isPending: true };
      expect(itemNamed(nameOfItem(linked))).toEqual(linked);
    }
  });

  test("are gone when the item is deleted or moved to a section of another kind", () => {
    const without = { ...data, sections: { ...data.sections, experience: { ...data.sections.experience, items: [] } } };
    expect(splitByPresence([name], data).gone).toEqual([]);
    expect(splitByPresence([name], without).gone).toHaveLength(1);
    expect(leavesLinks([name], data, data)).toBe(true);
    expect(leavesLinks([name], data, without)).toBe(false);
    expect(leavesLinks(["volunteer/x"], data, data)).toBe(false);
    expect(leavesLinks(["basics/basics", "summary/summary"], data, without)).toBe(true);
  });

  test("that wait for something are looked at when they change", () => {
    const basics = { ...data, basics: { ...data.basics, phone: "1" } };
    expect(leavesLinks(["!basics/basics"], data, basics)).toBe(false);
    expect(leavesLinks(["!summary/summary"], data, basics)).toBe(true);
  });

  test("in a custom section with the id of a built-in one are replaced there", () => {
    for (const id of ["experience", "summary", "basics", "mine"]) {
      const [job] = data.sections.experience.items;
      const own = { ...data.sections.experience, id, type: "experience" as const, items: job ? [{ ...job, id: "own" }] : [] };
      const input = withItems({ ...data, customSections: [own] }, []);
      const found = linkableItems(input).get("own") ?? expect.fail();
      const changed = withItems(input, [{ ...found, item: { ...found.item, company: "Elsewhere" } }]);
      expect(changed.customSections[0]?.items).toMatchObject([{ id: "own", company: "Elsewhere" }]);
      expect({ ...changed, customSections: null }).toEqual({ ...input, customSections: null });
    }
  });

  test("of every section can be replaced, and nothing else changes", () => {
    for (const key of SECTION_KEYS) {
      const [input] = data.sections[key].items;
      if (!input) continue;
      const changed = withItems(data, [
        { section: key, sectionId: key, item: { ...input, website: { url: "", label: "x", inlineLink: false } } },
      ]);
      expect(changed.sections[key].items).toHaveLength(data.sections[key].items.length);
      expect({ ...changed, sections: null }).toEqual({ ...withItems(data, []), sections: null });
    }
  });
});
