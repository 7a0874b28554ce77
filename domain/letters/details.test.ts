import { describe, expect, it } from "vitest";
import type { LetterDetails } from "@/contracts/model/letter-details";
import { LETTER_FORMS } from "@/contracts/model/letter-forms";
import { letterToMarkdown, letterToPlainText } from "@/domain/exports/letter";
import { recipientAddressLines, senderAddressLines } from "@/domain/letters/address";
import { exportLetterDocument, importLetterDocument } from "@/domain/letters/document";
import { automaticForm, printedForm } from "@/domain/letters/form";
import { changeLetterLayout } from "@/domain/letters/layout";
import { printedLetter } from "@/domain/letters/printed";
import { normaliseLetterDetails } from "@/domain/letters/save";
import { formLetter } from "@/typeset/testing/form-letters";
import { sampleLetter } from "@/typeset/testing/letters";

describe("the form of a letter", () => {
  it.each([
    ["de-CH", "a4", "din-5008-b", "swiss"],
    ["fr-CH", "a4", "french", "swiss"],
    ["ja-JP", "a4", "international", "japanese"],
    ["de-AT", "a4", "din-5008-b", "din-5008-b"],
    ["en-US", "a4", "us-block", "us-block"],
    ["en", "letter", "us-block", "us-block"],
    ["en", "a4", "uk", "uk"],
    ["nl-NL", "a4", "international", "international"],
  ] as const)("in %s on %s is %s for a letter that names none, and automatically %s", (locale, format, before, automatic) => {
    expect(printedForm(undefined, { locale, format })).toBe(before);
    expect(printedForm("automatic", { locale, format })).toBe(automatic);
    expect(automaticForm({ locale, format })).toBe(automatic);
    expect(printedForm("french", { locale, format })).toBe("french");
  });
});

const lines = (details: LetterDetails, language: "en-US" | "en-GB" | "de-DE" | "ja-JP" = "en-GB") => {
  const letter = { ...sampleLetter("onyx", language), details };
  const text = ({ text }: { text: string }) => text;
  return [recipientAddressLines(letter).map(text), senderAddressLines(letter).map(text)];
};

describe("an address", () => {
  const parts = { street: "1 High Street", postcode: "AB1", city: "Town" };
  it.each([
    ["USA", ["1 High Street", "Town AB1", "USA"]],
    ["Japan", ["〒AB1", "Town1 High Street", "JAPAN"]],
    ["Germany", ["1 High Street", "AB1 Town", "GERMANY"]],
    ["Ireland", ["1 High Street", "Town", "AB1", "IRELAND"]],
    ["Narnia", ["1 High Street", "AB1 Town", "NARNIA"]],
  ])("in %s has the order of the country", (country, expected) => {
    expect(lines({ recipientAddress: { ...parts, country } })[0]).toEqual(expected);
  });

  it("without a country has the order of the letter's form", () => {
    expect(lines({ recipientAddress: parts, form: "us-block" })[0]).toEqual(["1 High Street", "Town AB1"]);
    expect(lines({ recipientAddress: parts, form: "uk" })[0]).toEqual(["1 High Street", "Town", "AB1"]);
    expect(lines({ recipientAddress: parts, form: "swiss" })[0]).toEqual(["1 High Street", "AB1 Town"]);
  });

  it("names the countries only when they differ, however they are written", () => {
    const between = (sender: string, recipient: string, language: "en-US" | "de-DE" = "en-US") =>
      lines({ senderAddress: { ...parts, country: sender }, recipientAddress: { ...parts, country: recipient } }, language).map(
        (each) => each.at(-1),
      );
    expect(between("USA", "United States")).toEqual(["Town AB1", "Town AB1"]);
    expect(between("Allemagne", "Deutschland")).toEqual(["AB1 Town", "AB1 Town"]);
    expect(between("Germany", "Deutschland", "de-DE")).toEqual(["AB1 Town", "AB1 Town"]);
    expect(between("Österreich", "Deutschland", "de-DE")).toEqual(["DEUTSCHLAND", "Österreich"]);
  });

  it("is none without a street, postcode or town", () => {
    expect(lines({ senderAddress: { country: "France" }, recipientAddress: { country: "Spain" } })[1]).toEqual([]);
    expect(lines({})).toEqual([[], []]);
  });
});

describe("a letter with details", () => {
  it("prints the subject and the enclosures in its form and language", () => {
    expect(printedLetter(formLetter("french"))).toMatchObject({
      subject: "Objet\u00a0: Candidature au poste de designer",
      enclosures: { heading: "Pièces jointes", items: ["CV", "Diplôme"] },
    });
    expect(printedLetter(formLetter("din-5008-b"))).toMatchObject({
      subject: "Bewerbung als Gestalterin",
      enclosures: { heading: "Anlagen" },
    });
    expect(printedLetter(formLetter("swiss")).enclosures.heading).toBe("Anlage");
    expect(printedLetter(formLetter("japanese"))).toMatchObject({
      greeting: "<p>拝啓</p>",
      signOff: "<p>敬具</p>",
      enclosures: { heading: "同封書類" },
    });
  });

  it("has all of it in Markdown and plain text", () => {
    const letter = formLetter("din-5008-b");
    for (const text of [letterToMarkdown(letter), letterToPlainText(letter)]) {
      for (const part of [
        "Bewerbung als Gestalterin",
        "Hafenweg 3",
        "23552 Lübeck",
        "Kiefernallee 7",
        "24103 Kiel",
        "Anlagen",
        "Zeugnisse",
      ])
        expect(text).toContain(part);
      expect(text).not.toMatch(/deutschland/i);
    }
  });

  it("keeps them through a document and through another layout", () => {
    const letter = formLetter("international");
    const { format: _format, version: _version, ...document } = exportLetterDocument(letter);
    expect(importLetterDocument(document)).toEqual(letter);
    expect(changeLetterLayout(letter, "freeform").recipient).toContain("Hafenweg 3<br>23552 Lübeck<br>GERMANY");
  });

  it("stores no empty parts, and nothing where nothing is left", () => {
    expect(normaliseLetterDetails({ subject: "", senderAddress: { street: "" }, enclosures: [] })).toBeUndefined();
    expect(normaliseLetterDetails(null)).toBeUndefined();
    expect(normaliseLetterDetails({ form: "swiss", subject: "x", recipientAddress: { city: "Bern", street: "" } })).toEqual({
      form: "swiss",
      subject: "x",
      recipientAddress: { city: "Bern" },
    });
    expect(LETTER_FORMS).toContain("automatic");
  });
});
