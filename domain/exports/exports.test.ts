import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ResumeData } from "@/contracts/model/resume/data";
import { resumeToJsonResume } from "@/domain/exports/json-resume";
import { letterToMarkdown, letterToPlainText } from "@/domain/exports/letter";
import { resumeToMarkdown } from "@/domain/exports/markdown";
import { resumeToPlainText } from "@/domain/exports/plain-text";
import { defaultLetterStyle } from "@/domain/letters/default-style";
import { normaliseResumeData } from "@/domain/normalise/resume";
import { mutations } from "@/domain/normalise/testing/mutations";
import { sampleResumeData } from "@/domain/sample/resume";
import v5 from "@/domain/sample/resume-v5.json";

const changed = (change: (data: ResumeData) => void) => {
  const data = sampleResumeData();
  change(data);
  return data;
};

describe("a resume as Markdown", () => {
  it("has name, headline, contact, headings, entries and one-line lists", () => {
    const markdown = resumeToMarkdown(sampleResumeData());
    expect(
      markdown.startsWith(
        "# Ilse Marwick\n\n*Senior Product Engineer*\n\nilse.marwick@example.com · +44 20 7946 0958 · Bristol, United Kingdom · [ilse-marwick.example.com](https://ilse-marwick.example.com) · ",
      ),
    ).toBe(true);
    expect(markdown).toContain(
      "\n## Experience\n\n### Tidewater Instruments — Senior Product Engineer (Mar 2022 – Present)\n\n*Bristol, United Kingdom* · [https://tidewater.example.com](https://tidewater.example.com)\n\n- Lead a team of five",
    );
    expect(markdown).toContain("\n#### Junior Software Engineer (Sep 2017 – Dec 2019)\n\n- Moved 14 years");
    expect(markdown).toContain(
      "\n## Skills\n\n- **Web engineering** — Expert: TypeScript, React, Node.js, Accessibility\n- **Data** — Advanced: ",
    );
    expect(markdown).toContain(
      "\n### University of Aberlyn — BSc, Computer Science and Design (2014 – 2017)\n\n*Aberlyn · First class honours*\n",
    );
    expect(markdown).not.toMatch(/\n{3}/);
  });

  it("has localised headings, and leaves out what is hidden, a draft, or on no page", () => {
    const markdown = resumeToMarkdown(
      changed((data) => {
        data.metadata.page.locale = "de-DE";
        data.sections.skills.title = "Was ich kann";
        data.sections.awards.hidden = true;
        Object.assign(data.sections.projects.items[0] ?? {}, { hidden: true });
        Object.assign(data.sections.projects.items[1] ?? {}, { name: "" });
        for (const page of data.metadata.layout.pages) page.main = page.main.filter((id) => id !== "volunteer");
      }),
    );
    expect(markdown).toContain("## Berufserfahrung");
    expect(markdown).toContain("## Was ich kann");
    for (const absent of ["Accessible Product", "Tidepool", "Projekte", "Code Club", "Ehrenamt"])
      expect(markdown).not.toContain(absent);
  });

  it("escapes Markdown characters in texts", () => {
    expect(resumeToMarkdown(changed((data) => Object.assign(data.basics, { name: "A *B*\n# C" })))).toContain(
      "# A \\*B\\* # C\n",
    );
  });
});

describe("a resume as plain text", () => {
  it("has headings in capitals and one line for each entry's head", () => {
    const text = resumeToPlainText(sampleResumeData());
    expect(text).toContain(
      "EXPERIENCE\nTidewater Instruments | Senior Product Engineer | Mar 2022 – Present\nBristol, United Kingdom | https://tidewater.example.com\n• Lead a team",
    );
    expect(text).toContain("\nWeb engineering (Expert): TypeScript, React, Node.js, Accessibility\n");
    expect(text).not.toContain("<");
  });
});

describe("a resume as JSON Resume", () => {
  it("has the format's fields", () => {
    const json = resumeToJsonResume(sampleResumeData()) as Record<string, Record<string, unknown>[]> & { basics: object };
    expect(json.basics).toMatchObject({
      name: "Ilse Marwick",
      label: "Senior Product Engineer",
      location: { address: "Bristol, United Kingdom" },
    });
    expect(json.work?.[0]).toMatchObject({
      name: "Tidewater Instruments",
      position: "Senior Product Engineer",
      startDate: "2022-03",
    });
    expect(json.work?.[0]?.highlights).toHaveLength(4);
    expect(json.work?.map((entry) => entry.position)).toEqual([
      "Senior Product Engineer",
      "Software Engineer",
      "Junior Software Engineer",
    ]);
    expect(json.skills?.[0]).toEqual({
      name: "Web engineering",
      level: "Expert",
      keywords: ["TypeScript", "React", "Node.js", "Accessibility"],
    });
    expect(json.certificates?.[0]).toMatchObject({ name: "Certified Professional in Web Accessibility", date: "2023-06" });
  });

  it("includes the items of custom sections", () => {
    const { work } = resumeToJsonResume(normaliseResumeData(v5)) as { work: { name: string }[] };
    expect(work.map((entry) => entry.name)).toEqual(["Cascade Studios", "Pixel Forge Interactive", "Mobile Games Studio"]);
  });
});

describe("a letter as text", () => {
  const letter = {
    name: "Letter",
    recipient: "",
    content: "<p>One *two*.</p><p>Three.</p>",
    greeting: null,
    signOff: null,
    layout: "structured" as const,
    recipientName: "Ada Byron",
    recipientCompany: "Analytical",
    letterDate: "2026-03-01",
    style: defaultLetterStyle("Ilse Marwick"),
  };

  it("is what is printed", () => {
    expect(letterToMarkdown(letter)).toBe(
      "# Ilse Marwick\n\nAda Byron  \nAnalytical\n\nMarch 1, 2026\n\nDear Ada,\n\nOne \\*two\\*.\n\nThree.\n\nKind regards,  \nIlse Marwick\n",
    );
    expect(letterToPlainText(letter)).toBe(
      "Ada Byron\nAnalytical\n\nMarch 1, 2026\n\nDear Ada,\n\nOne *two*.\n\nThree.\n\nKind regards,\nIlse Marwick\n",
    );
  });
});

describe("exports", () => {
  it("work for any resume", () => {
    fc.assert(
      fc.property(mutations(v5), (value) => {
        const data = normaliseResumeData(value);
        for (const text of [resumeToMarkdown(data), resumeToPlainText(data), JSON.stringify(resumeToJsonResume(data))])
          expect(text).not.toContain("undefined");
      }),
      { numRuns: 60 },
    );
  });
});
