import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type LetterState, letterDocumentInputSchema, letterDocumentSchema, letterStateSchema } from "@/contracts/model/letter";
import { resumeDataSchema } from "@/contracts/model/resume/data";
import { defaultLetterStyle } from "@/domain/letters/default-style";
import { defaultGreeting, defaultSignOff } from "@/domain/letters/defaults";
import { exportLetterDocument, importLetterDocument } from "@/domain/letters/document";
import { changeLetterDesign, resolveLetterStyle, styleFromResume } from "@/domain/letters/links";
import { printedLetter } from "@/domain/letters/printed";
import { takeLetterSections } from "@/domain/letters/sections";
import { copyName, cutName, jobCopyName, letterNameOfSection } from "@/domain/names";
import { saveResumeData } from "@/domain/normalise/save";
import { mutations } from "@/domain/normalise/testing/mutations";
import v5 from "@/domain/sample/resume-v5.json";

const letter = (change: Partial<LetterState> = {}): LetterState => ({
  name: "Letter",
  recipient: "",
  content: "<p>Text</p>",
  greeting: null,
  signOff: null,
  layout: "structured",
  recipientName: "Dr. Ada Byron",
  recipientCompany: "Analytical & Sons",
  letterDate: "2026-03-01",
  style: defaultLetterStyle("Ilse Marwick"),
  ...change,
});

describe("default greeting and sign-off", () => {
  it.each([
    ["Ada Byron", "en-US", "Dear Ada,"],
    ["Dr. Ada Byron", "en-US", "Dear Dr. Byron,"],
    ["Herr Dr. Max Weber", "de-DE", "Guten Tag Herr Dr. Weber,"],
    ["Platform team", "en", "Dear Platform team,"],
    ["Hiring team", "en", "Dear hiring team,"],
    ["  ", "en", "Dear hiring team,"],
    ["Recruiting-Team", "de", "Sehr geehrte Damen und Herren,"],
    ["Mme Claire Dupont", "fr", "Bonjour Mme Dupont,"],
    ["Dr.", "en", "Dear Dr.,"],
    ["山田 太郎", "ja", "山田 太郎様"],
    ["서한별", "ko", "서한별 님께,"],
    ["$& Ada", "en", "Dear $&,"],
    ["Ada", "xx", "Dear Ada,"],
  ])("%j in %s is greeted %j", (name, locale, greeting) => {
    expect(defaultGreeting(name, locale)).toBe(greeting);
  });

  it("signs with the sender's name", () => {
    expect(defaultSignOff("Ilse Marwick", "en")).toEqual(["Kind regards,", "Ilse Marwick"]);
    expect(defaultSignOff(" ", "de-AT")).toEqual(["Mit freundlichen Grüßen"]);
    expect(defaultSignOff("顾晓岚", "zh-CN")).toEqual(["此致", "敬礼！", "顾晓岚"]);
  });
});

describe("what a letter prints", () => {
  it("names company and person in the order of the language, with the title an address has", () => {
    const to = (locale: string, recipientName: string) => {
      const style = defaultLetterStyle("Ilse Marwick");
      style.metadata.page.locale = locale;
      return printedLetter(letter({ style, recipientName, recipientCompany: "Kitamatsu" })).recipient;
    };
    expect(to("ja-JP", "山田 太郎")).toBe("<p>Kitamatsu<br>山田 太郎 様</p>");
    expect(to("ja-JP", "山田 太郎様")).toBe("<p>Kitamatsu<br>山田 太郎様</p>");
    expect(to("ja-JP", "")).toBe("<p>Kitamatsu<br>採用ご担当者様</p>");
    expect(to("zh-TW", "顧曉嵐")).toBe("<p>Kitamatsu<br>顧曉嵐</p>");
    expect(to("en-GB", "Ada Byron")).toBe("<p>Ada Byron<br>Kitamatsu</p>");
  });

  it("writes the date as usual in letters of the language", () => {
    const on = (locale: string) => {
      const style = defaultLetterStyle("Ilse Marwick");
      style.metadata.page.locale = locale;
      return printedLetter(letter({ style })).date;
    };
    expect(on("vi-VN")).toBe("ngày 1 tháng 3 năm 2026");
    expect(on("de-DE")).toBe("1. März 2026");
  });

  it("is built from its fields when structured", () => {
    expect(printedLetter(letter())).toEqual({
      recipient: "<p>Dr. Ada Byron<br>Analytical &amp; Sons</p>",
      date: "March 1, 2026",
      greeting: "<p>Dear Dr. Byron,</p>",
      content: "<p>Text</p>",
      signOff: "<p>Kind regards,<br>Ilse Marwick</p>",
      subject: "",
      enclosures: { heading: "", items: [] },
    });
  });

  it("distinguishes null, empty and text", () => {
    expect(printedLetter(letter({ greeting: "", signOff: "" }))).toMatchObject({ greeting: "", signOff: "" });
    expect(printedLetter(letter({ greeting: "<p>Hello</p>", signOff: "<p>Bye</p>" }))).toMatchObject({
      greeting: "<p>Hello</p>",
      signOff: "<p>Bye</p>",
    });
    expect(printedLetter(letter({ recipientName: "", letterDate: null }))).toMatchObject({
      recipient: "<p>Hiring team<br>Analytical &amp; Sons</p>",
      date: "",
    });
  });

  it("is recipient and content as given when freeform", () => {
    expect(printedLetter(letter({ layout: "freeform", recipient: "<p>R</p>" }))).toEqual({
      recipient: "<p>R</p>",
      date: "",
      greeting: "",
      content: "<p>Text</p>",
      signOff: "",
      subject: "",
      enclosures: { heading: "", items: [] },
    });
  });
});

describe("letters inside resumes", () => {
  it("become letters, and leave neither section nor layout entry behind", () => {
    const before = saveResumeData(v5);
    const { data, letters } = takeLetterSections(before, "My resume");
    expect(letters).toHaveLength(1);
    expect(letters[0]).toMatchObject({
      name: "My resume — Cover Letter",
      layout: "freeform",
      style: { itemId: "019bef5b-0f8d-77d1-9b2a-4a1b65e1b8aa" },
    });
    expect(letters[0]?.content).toContain("Sunrise Games Studio");
    expect(letterStateSchema.safeParse(letters[0]).error).toBeUndefined();
    expect(data.customSections.map((section) => section.type)).toEqual(["experience"]);
    expect(data.metadata.layout.pages).toHaveLength(3);
    expect(JSON.stringify(data)).not.toContain("019bef5b-0b3d-7e2a-8a7c-12d9e23a4f6b");
    expect(takeLetterSections(data, "My resume")).toEqual({ data, letters: [] });
  });

  it("can be extracted from any resume", () => {
    fc.assert(
      fc.property(mutations(v5), (value) => {
        const { data, letters } = takeLetterSections(saveResumeData(value), "Name");
        expect(data.customSections.some((section) => section.type === "cover-letter")).toBe(false);
        expect(resumeDataSchema.safeParse(data).success).toBe(true);
        for (const each of letters) expect(letterStateSchema.safeParse(each).error?.issues).toBeUndefined();
      }),
      { numRuns: 100 },
    );
  });
});

describe("links to a resume", () => {
  const resume = saveResumeData(v5);
  const own = defaultLetterStyle("Own Name");

  it("are resolved one by one", () => {
    const style = resolveLetterStyle(own, { senderLinked: true, designLinked: false }, resume);
    expect(style.basics.name).toBe("David Kowalski");
    expect(style.metadata.template).toBe("onyx");
    expect(resolveLetterStyle(own, { senderLinked: false, designLinked: true }, resume)).toMatchObject({
      basics: { name: "Own Name" },
      metadata: { template: "azurill" },
    });
    expect(resolveLetterStyle(own, { senderLinked: true, designLinked: true }, null)).toBe(own);
    expect(Object.keys(styleFromResume(resume).metadata)).not.toEqual(expect.arrayContaining(["notes"]));
  });

  it("give way to single changes of the design", () => {
    const style = changeLetterDesign(own, {
      template: "meowth",
      metadata: { page: { marginX: 30 }, design: { colors: { primary: "rgba(0, 0, 255, 1)" } } },
    });
    expect(style.metadata).toMatchObject({
      template: "meowth",
      page: { marginX: 30, marginY: 12 },
      design: { colors: { primary: "rgba(0, 0, 255, 1)", text: "rgba(0, 0, 0, 1)" } },
    });
  });
});

describe("letter documents", () => {
  it("import what was exported without loss", () => {
    const exported = exportLetterDocument(letter());
    expect(letterDocumentSchema.safeParse(exported).error).toBeUndefined();
    expect(importLetterDocument(letterDocumentInputSchema.parse(JSON.parse(JSON.stringify(exported))))).toEqual(letter());
  });

  it("are accepted with and without marks, and with an older style", () => {
    const { fit: _fit, ...picture } = own.picture;
    const { styleRules: _rules, stylesheet: _sheet, ...metadata } = own.metadata;
    const bare = {
      name: "n",
      recipient: "<script>x</script>r",
      content: "c",
      greeting: null,
      signOff: "",
      style: { basics: own.basics, picture, metadata },
    };
    for (const marks of [{}, { format: "reactive-resume-cover-letter", version: 1 }, { format: "dossier-cover-letter" }]) {
      const state = importLetterDocument(letterDocumentInputSchema.parse({ ...bare, ...marks }));
      expect(state).toMatchObject({
        recipient: "r",
        layout: "freeform",
        recipientName: "",
        letterDate: null,
        greeting: null,
        signOff: "",
      });
      expect(state.style).toEqual(own);
    }
    expect(letterDocumentInputSchema.safeParse({ ...bare, format: "other" }).success).toBe(false);
    expect(letterDocumentInputSchema.safeParse({ ...bare, name: "" }).success).toBe(false);
    expect(letterDocumentInputSchema.safeParse({ ...bare, content: "x".repeat(100_001) }).success).toBe(false);
  });

  const own = defaultLetterStyle("Own Name");
});

describe("names", () => {
  it("are made and cut within 100 characters", () => {
    expect(copyName("Resume")).toBe("Resume (copy)");
    expect(copyName("A".repeat(96))).toBe(`${"A".repeat(96)} (co`);
    expect(jobCopyName("Resume", "Acme")).toBe("Resume — Acme");
    expect(letterNameOfSection("Resume", " ")).toBe("Resume — Cover letter");
    expect(cutName(`${"A".repeat(99)}😀`)).toBe("A".repeat(99));
  });
});
