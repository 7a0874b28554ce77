import { describe, expect, it } from "vitest";
import { z } from "zod";
import { accountExportSchema } from "@/contracts/model/account-export";
import { withFallback } from "@/contracts/model/fallback";
import { inputOf } from "@/contracts/model/input";
import { letterDocumentInputSchema, letterSchema } from "@/contracts/model/letter";
import { customSectionSchema } from "@/contracts/model/resume/custom-section";
import { resumeDataInputSchema, resumeDataSchema } from "@/contracts/model/resume/data";
import { SECTION_KEYS } from "@/contracts/model/resume/sections/forms";

type Json = { [key: string]: Json } & {
  type?: string;
  required?: string[];
  properties?: Record<string, Json>;
  description?: string;
};
const jsonSchema = (schema: z.ZodType, io: "input" | "output") =>
  z.toJSONSchema(schema, { io, unrepresentable: "throw" }) as unknown as Json;
const at = (schema: Json, ...path: string[]): Json =>
  path.reduce((part, key) => (key === "[]" ? part.items : part.properties?.[key]) as Json, schema);

describe("output schemas", () => {
  const stored = jsonSchema(resumeDataSchema, "output");
  const input = jsonSchema(resumeDataInputSchema, "input");

  it("mark every key as required except optional ones", () => {
    expect(stored.required).toEqual(["picture", "basics", "summary", "sections", "customSections", "metadata"]);
    expect(at(stored, "sections").required).toEqual([...SECTION_KEYS]);
    expect(at(stored, "sections", "experience", "items", "[]").required).toEqual(
      expect.arrayContaining(["roles", "dates", "website"]),
    );
    expect(at(stored, "metadata").required).not.toContain("check");
    expect(at(stored, "metadata", "layout").required).toEqual(["sidebarWidth", "pages"]);
  });

  it("let older clients omit only fields added later", () => {
    const item = at(input, "sections", "experience", "items", "[]");
    expect(item.required).toEqual(["id", "hidden", "company", "position", "location", "period", "description"]);
    expect(at(input, "metadata", "page").required).toEqual(["gapX", "gapY"]);
    expect(at(input, "picture").required).not.toContain("fit");
    expect(at(input, "summary").required).toEqual(["title", "hidden", "content"]);
    expect(input.required).toEqual(stored.required);
  });

  it("declare limits and describe fields", () => {
    expect(at(stored, "picture", "size")).toMatchObject({ type: "number", minimum: 32, maximum: 512 });
    expect(at(stored, "metadata", "page", "marginX")).toMatchObject({ minimum: 0, maximum: 100 });
    expect(at(input, "metadata", "page", "marginX")).toMatchObject({ minimum: 0, maximum: 100 });
    const undescribed: string[] = [];
    const walk = (part: Json, path: string) => {
      for (const [key, field] of Object.entries(part.properties ?? {})) {
        if (!field.description && field.type !== "object" && field.type !== "array") undescribed.push(`${path}.${key}`);
        walk(field, `${path}.${key}`);
        if (field.items) walk(field.items, `${path}.${key}[]`);
      }
    };
    walk(stored, "data");
    expect(undescribed.filter((path) => !/styleRules|stylesheet\.mode/.test(path))).toEqual([]);
  });

  it("also exist for letters and account exports", () => {
    for (const schema of [letterSchema, accountExportSchema]) expect(jsonSchema(schema, "output").type).toBe("object");
    expect(jsonSchema(letterDocumentInputSchema, "input").required).toEqual(["name", "recipient", "content", "style"]);
  });
});

describe("input schemas", () => {
  it("tolerate bad values only where a fallback is marked", () => {
    const marked = z.object({
      a: withFallback(z.int().min(1).max(6), 1),
      b: z.int().min(1).max(6),
      list: withFallback(z.array(z.string()), []),
    });
    const schema = inputOf(marked);
    expect(schema.parse({ a: 9, b: 2, list: null })).toEqual({ a: 1, b: 2, list: [] });
    expect(schema.safeParse({ a: 9, b: 9, list: [] }).success).toBe(false);
    expect(schema.safeParse({ a: 1, b: 1, list: ["x", 4] }).success).toBe(false);
    expect(marked.safeParse({ a: 9, b: 2, list: [] }).success).toBe(false);
  });

  it("distinguish custom sections by their type", () => {
    const section = {
      title: "",
      icon: "",
      columns: 1,
      hidden: false,
      keepTogether: false,
      startOnNewPage: false,
      id: "s",
      items: [{ id: "i", hidden: false, content: "x" }],
    };
    const schema = inputOf(z.object({ section: customSectionSchema }));
    expect(schema.safeParse({ section: { ...section, type: "summary" } }).success).toBe(true);
    expect(schema.safeParse({ section: { ...section, type: "experience" } }).success).toBe(false);
    expect(schema.safeParse({ section: { ...section, type: "unknown" } }).success).toBe(false);
  });
});
