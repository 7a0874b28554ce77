import { expect, test } from "vitest";
import type { ResumeData } from "@/contracts/model/resume/data";
import { call, signUp, withInstance } from "@/server/testing/instance";

withInstance();

test.each(["circle", "rectangle", "progress-bar", "icon"] as const)(
  "levels that a page shows as %s are read from the PDF without its data",
  async (type) => {
    const { key } = await signUp();
    const id: string = (await call("POST", "/resumes", { key, body: { name: "Drawn", withSampleData: true } })).body;
    const { data } = (await call("GET", `/resumes/${id}`, { key })).body;
    data.metadata.template = "azurill";
    data.metadata.design.level.type = type;
    const unworded = { fluency: "", proficiency: "" };
    for (const key of ["languages", "skills"] as const) {
      const { items } = data.sections[key];
      data.sections[key].items = items.map((item: object, index: number) => ({ ...item, ...unworded, level: 5 - index }));
    }
    expect((await call("PUT", `/resumes/${id}`, { key, body: { data } })).status).toBe(200);
    const { bytes } = await call("GET", `/resumes/${id}/pdf`, { key });
    const form = new FormData();
    form.set("file", new File([new Uint8Array(bytes)], "drawn.pdf"));
    form.set("format", "AUTO");
    const read: { data: ResumeData } = (await call("POST", "/resumes/file-imports?review=true", { key, form })).body;
    const { languages, skills } = read.data.sections;
    expect(languages.items.map(({ level }) => level)).toEqual([5, 4, 3]);
    expect(skills.items.map(({ level }) => level)).toEqual([5, 4, 3, 2, 1]);
  },
);
