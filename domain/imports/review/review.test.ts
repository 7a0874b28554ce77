import { describe, expect, it } from "vitest";
import type { ImportReading } from "@/contracts/model/import-reading";
import { finishDraft } from "@/domain/imports/draft";
import { HEADING_LOCALES } from "@/domain/imports/pdf/heading-words";
import { moveEntry } from "@/domain/imports/review/move";
import { beginReview, doubtfulFields, type Review } from "@/domain/imports/review/review";
import { entryFromText, finishReview, mergeWithPrevious, placeText, splitEntry, writeField } from "@/domain/imports/review/steps";

let number = 0;
const newId = () => `id-${++number}`;

function reviewed(): Review {
  const data = finishDraft(
    {
      basics: { name: "Ada" },
      summary: "",
      sections: {
        experience: [
          {
            company: "Old Mill",
            position: "Gardener",
            period: "2014 – 2018",
            description: "<ul><li><p>Pruned.</p></li><li><p>Crossover Ltd</p></li><li><p>Planted.</p></li></ul>",
          },
          { company: "Shop", position: "", period: "2019", description: "<p>Sold.</p>" },
        ],
      },
    },
    newId,
  );
  const place = (pointer: string, confidence: number) => ({ pointer, confidence, page: 1, left: 1, top: 2, width: 3, height: 4 });
  const places: ImportReading["places"] = [
    place("/basics/name", 0.97),
    place("/sections/experience/items/1/company", 0.55),
    place("/sections/experience/items/0/position", 0.97),
    place("/basics/headline", 0.5),
  ];
  return beginReview({
    data,
    places,
    unplaced: [
      { text: "Driving licence B", kind: "text" },
      { text: "Page 1", kind: "header-or-footer" },
    ],
  });
}

const jobs = (review: Review) => review.data.sections.experience.items;
const idOf = (review: Review, index: number) => jobs(review)[index]?.id ?? "";

describe("reviewing a reading", () => {
  it("asks about doubtful fields in the order of the document; fields that the user writes need no review", () => {
    const review = reviewed();
    const shop = idOf(review, 1);
    expect(doubtfulFields(review)).toEqual(["basics/headline", `${shop}/company`]);
    const written = writeField(review, shop, "company", "text", "Corner Shop");
    expect(doubtfulFields(written)).toEqual(["basics/headline"]);
    expect(jobs(written)[1]?.company).toBe("Corner Shop");
    expect(jobs(review)[1]?.company).toBe("Shop");
    const dated = writeField(written, shop, "dates", "dates", "Mar 2019 – Present");
    expect(jobs(dated)[1]?.dates).toEqual({ start: "2019-03", end: null, present: true });
  });

  it("moves an entry with its marks, and loses no text that the other section has no field for", () => {
    const review = reviewed();
    const mill = idOf(review, 0);
    const moved = moveEntry(review, mill, "education");
    expect(jobs(moved)).toHaveLength(1);
    expect(moved.data.sections.education.items[0]).toMatchObject({
      id: mill,
      school: "Old Mill",
      degree: "Gardener",
      period: "2014 – 2018",
    });
    expect(moved.marks[`${mill}/degree`]?.boxes).toHaveLength(1);
    const skill = moveEntry(review, mill, "skills");
    expect(skill.data.sections.skills.items[0]).toMatchObject({ name: "Old Mill", proficiency: "Gardener" });
    expect(skill.unplaced.map((each) => each.text).join(" ")).toContain("2014 – 2018 Pruned. Crossover Ltd Planted.");
  });

  it("merges an entry into the one before it, and splits one off again", () => {
    const review = reviewed();
    const merged = mergeWithPrevious(review, idOf(review, 1));
    expect(jobs(merged)).toHaveLength(1);
    expect(jobs(merged)[0]?.description).toBe(`${jobs(review)[0]?.description}<p>Sold.</p><p>Shop · 2019</p>`);
    const split = splitEntry(review, idOf(review, 0), 1, newId);
    expect(jobs(split).map((job) => [job.company, job.description])).toEqual([
      ["Old Mill", "<ul><li><p>Pruned.</p></li></ul>"],
      ["Crossover Ltd", "<ul><li><p>Planted.</p></li></ul>"],
      ["Shop", "<p>Sold.</p>"],
    ]);
  });

  it("puts texts without a place into a field or a new entry; the others become a section, so that nothing is lost", () => {
    const review = reviewed();
    const [text] = review.unplaced;
    expect(review.unplaced).toHaveLength(1);
    const id = text?.id ?? "";
    expect(placeText(review, id, "basics", "headline").data.basics.headline).toBe("Driving licence B");
    const entry = entryFromText(review, id, "certifications", newId);
    expect(entry.data.sections.certifications.items).toMatchObject([{ title: "Driving licence B" }]);
    expect(finishReview(entry, newId).customSections).toEqual([]);
    expect(finishReview(review, newId).customSections).toMatchObject([
      { title: "Other", hidden: true, items: [{ content: "<p>Driving licence B</p>" }] },
    ]);
  });

  it("names that section in the language of the document, for every language that has headings", () => {
    const review = reviewed();
    const titleIn = (locale: string) => {
      const data = { ...review.data, metadata: { ...review.data.metadata, page: { ...review.data.metadata.page, locale } } };
      return finishReview({ ...review, data }, newId).customSections[0]?.title;
    };
    expect(["de-AT", "fr", "ja", "zh-TW"].map(titleIn)).toEqual(["Sonstiges", "Autres", "その他", "其他"]);
    expect(HEADING_LOCALES.filter((locale) => titleIn(locale) === "Other")).toEqual(["en"]);
  });

  it("leaves out a further line of the head whose text was deleted", () => {
    const review = reviewed();
    const basics = {
      ...review.data.basics,
      customFields: ["Open to work", "Loud"].map((text) => ({ id: text, icon: "", text, link: "" })),
    };
    const written = writeField({ ...review, data: { ...review.data, basics } }, "basics", "customFields/1/text", "text", "");
    expect(finishReview(written, newId).basics.customFields).toMatchObject([{ text: "Open to work" }]);
  });
});
