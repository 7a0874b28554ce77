import { expect, test } from "vitest";
import { OWN_KEY, resumeToJsonResume, standardJsonResume } from "@/domain/exports/json-resume";
import { importJsonResume } from "@/domain/imports/json-resume";
import { sampleResumeData } from "@/domain/sample/resume";
import { fullResume } from "@/typeset/testing/full-resume";

let count = 0;
const newId = () => `id-${++count}`;
const reread = (file: unknown) => importJsonResume(JSON.parse(JSON.stringify(file)), newId);

test("our own JSON Resume comes back whole: design, rich text, second links, ends of single dates, custom sections", () => {
  for (const data of [sampleResumeData(), fullResume("gengar")]) {
    const certificate = data.sections.certifications.items[0];
    const dates = { start: "2020-05", end: "2023-05", present: false };
    if (certificate) Object.assign(certificate, { dates, date: "May 2020 – May 2023" });
    const shown = { ...data, metadata: { ...data.metadata, notes: "" } };
    const file = resumeToJsonResume(data);
    expect(resumeToJsonResume(reread(file) as typeof data)).toEqual(JSON.parse(JSON.stringify(file)));
    expect(reread(file)?.metadata).toEqual(shown.metadata);
    expect(reread(file)?.sections.certifications).toEqual(
      (file["x-dossier"] as { data: typeof data }).data.sections.certifications,
    );
  }
});

test("what is hidden or private is not in the file", () => {
  const data = sampleResumeData();
  data.metadata.notes = "<p>secret salary</p>";
  data.sections.references.hidden = true;
  const [first] = data.sections.experience.items;
  if (first) Object.assign(first, { hidden: true, company: "Hidden Works" });
  const text = JSON.stringify(resumeToJsonResume(data));
  expect(text).not.toContain("secret salary");
  expect(text).not.toContain("Hidden Works");
  expect(text).not.toContain("Tomos Arkwright");
});

test("a part that another program changed is taken as it is now, the others keep what only we know", () => {
  const data = sampleResumeData();
  const file = resumeToJsonResume(data) as { skills: { name: string }[]; basics: { name: string } };
  file.skills = [{ name: "Sailing" }];
  file.basics.name = "Somebody Else";
  const back = reread(file);
  expect(back?.sections.skills.items.map(({ name }) => name)).toEqual(["Sailing"]);
  expect(back?.basics.name).toBe("Somebody Else");
  expect(back?.basics.customFields).toEqual(data.basics.customFields);
  expect(back?.sections.experience).toEqual(data.sections.experience);
  expect(back?.metadata.design).toEqual(data.metadata.design);
});

test("without our part, or with a damaged one, the format's own fields are read", () => {
  const { "x-dossier": _own, ...file } = resumeToJsonResume(sampleResumeData());
  expect(reread(file)?.basics.name).toBe("Ilse Marwick");
  expect(reread({ ...file, "x-dossier": { version: 1, data: "none" } })?.sections.experience.items.length).toBeGreaterThan(0);
});

test("older names say the same for themes that read only those, and files without them come back whole too", () => {
  const data = sampleResumeData();
  data.picture.url = "https://pictures.example.com/me.jpg";
  const file = resumeToJsonResume(data) as { work: Record<string, string>[]; basics: Record<string, unknown> };
  expect(file.work[0]?.company).toBe(file.work[0]?.name);
  expect(file.basics.picture).toBe(file.basics.image);
  const { [OWN_KEY]: own } = file as Record<string, unknown>;
  const earlier = { ...standardJsonResume(data), [OWN_KEY]: own };
  expect(reread(earlier)).toEqual(reread(file));
  expect(reread(file)).toEqual((own as { data: unknown }).data);
});
