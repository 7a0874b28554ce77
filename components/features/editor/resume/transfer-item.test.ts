import { produce } from "immer";
import { describe, expect, it } from "vitest";
import { type AnyItem, itemsOf } from "@/components/features/editor/resume/document-structure";
import { canBecome, convertItem, transferItem } from "@/components/features/editor/resume/transfer-item";
import { resumeDataSchema } from "@/contracts/model/resume/data";
import { SECTION_KEYS } from "@/contracts/model/resume/sections/forms";
import { sampleResumeData } from "@/domain/sample/resume";

const sample = sampleResumeData();

describe("an entry in a section of another kind", () => {
  it("keeps every word: text without a field goes into the description", () => {
    const job = sample.sections.experience.items.find(({ roles }) => roles.length > 0);
    if (!job) throw new Error("The sample has a job with roles.");
    const { item, moved, dropped } = convertItem(sample, job as unknown as AnyItem, "experience", "volunteer");
    expect(item.organization).toBe(job.company);
    expect(item.location).toBe(job.location);
    expect(moved?.into).toBe("description");
    expect(moved?.fields).toContain("roles");
    expect(dropped).toEqual([]);
    for (const role of job.roles) {
      expect(item.description).toContain(role.position);
      expect(item.description).toContain(role.description);
    }
    expect(String(item.description).endsWith(job.description)).toBe(true);
  });

  it("reports what has no place at all", () => {
    const skill = {
      id: "s",
      hidden: false,
      name: "Welding",
      proficiency: "Expert",
      level: 4,
      keywords: ["TIG"],
      icon: "fire",
      iconColor: "",
    };
    const interest = convertItem(sample, skill, "skills", "interests");
    expect(interest.item).toMatchObject({ name: "Welding", keywords: ["Expert", "TIG"], icon: "fire" });
    expect(interest).toMatchObject({ moved: { fields: ["proficiency"], into: "keywords" }, dropped: ["level"] });
    const language = convertItem(sample, skill, "skills", "languages");
    expect(language.item).toMatchObject({ language: "Welding", fluency: "Expert, TIG", level: 4 });
    expect(language).toMatchObject({ moved: { fields: ["keywords"], into: "fluency" }, dropped: ["icon"] });
  });

  it("is valid in every kind that it can become, moved or copied", () => {
    for (const from of SECTION_KEYS)
      for (const to of SECTION_KEYS.filter((kind) => kind !== from && canBecome(from, kind))) {
        const [first] = itemsOf(sample.sections[from]);
        if (!first) continue;
        const moved = produce(sample, (draft) => void transferItem(draft, first.id, to, null));
        expect(resumeDataSchema.safeParse(moved).error, `${from} to ${to}`).toBeUndefined();
        expect(itemsOf(moved.sections[to]).at(-1)?.id).toBe(first.id);
        expect(itemsOf(moved.sections[from]).some(({ id }) => id === first.id)).toBe(false);
        const copied = produce(sample, (draft) => void transferItem(draft, first.id, to, () => "copy"));
        expect(itemsOf(copied.sections[from])).toEqual(itemsOf(sample.sections[from]));
        expect(itemsOf(copied.sections[to]).at(-1)?.id).toBe("copy");
      }
  });
});
