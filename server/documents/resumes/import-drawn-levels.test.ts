import { expect, test } from "vitest";
import type { ResumeData } from "@/contracts/model/resume/data";
import { call, signUp, withInstance } from "@/server/testing/instance";

withInstance();

test.each(["circle", "rectangle", "progress-bar", "icon"] as const)(
  "levels that a page shows as %s are read from the PDF without its data",
  async (type) => {
    const { key } = await signUp();
    const id: string = (await call("POST", "/resumes", { key, body: { name: "Drawn", withSampleData: true } })).body;
    const stored = await call("GET", `/resumes/${id}`, { key });
    const { data } = JSON.parse(stored.bytes.toString()) as { data: ResumeData };
    data.metadata.template = "azurill";
    data.metadata.design.level.type = type;
    const { languages, skills } = data.sections;
    languages.items = languages.items.map((item, index) => ({ ...item, level: 5 - index, fluency: "" }));
    skills.items = skills.items.map((item, index) => ({ ...item, level: 5 - index, proficiency: "" }));
    expect((await call("PUT", `/resumes/${id}`, { key, body: { data } })).status).toBe(200);
    const { bytes } = await call("GET", `/resumes/${id}/pdf`, { key });
    const form = new FormData();
    form.set("file", new File([new Uint8Array(bytes)], "drawn.pdf"));
    form.set("format", "AUTO");
    const read: { data: ResumeData } = (await call("POST", "/resumes/file-imports?review=true", { key, form })).body;
    expect(read.data.sections.languages.items.map(({ level }) => level)).toEqual([5, 4, 3]);
    expect(read.data.sections.skills.items.map(({ level }) => level)).toEqual([5, 4, 3, 2, 1]);
  },
);
