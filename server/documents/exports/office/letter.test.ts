import { expect, test } from "vitest";
import { LETTER_FORMS, type PrintedForm } from "@/contracts/model/letter-forms";
import { officeLetter } from "@/server/documents/exports/office/letter";
import { formLetter } from "@/typeset/testing/form-letters";

/** The paragraphs of a letter for office programs, tabs as arrows. */
const paragraphs = (form: PrintedForm) =>
  officeLetter(formLetter(form), null).parts.flatMap(({ blocks }) =>
    blocks.map(({ content }) =>
      content.map((each) => (each.kind === "text" ? each.text : each.kind === "tab" ? "→" : "")).join(""),
    ),
  );

test("a letter for Word has name, addresses, subject and enclosures in every form", () => {
  for (const form of LETTER_FORMS) {
    if (form === "automatic") continue;
    const letter = formLetter(form);
    const { subject = "", enclosures = [], recipientAddress, senderAddress } = letter.details ?? {};
    const text = paragraphs(form).join("\n");
    const parts = [letter.style.basics.name, subject, recipientAddress?.postcode, senderAddress?.postcode, ...enclosures];
    for (const part of parts) expect(text, form).toContain(part);
  }
});

test("where a form has no room for a head, the sender is beside the recipient or below it, once", () => {
  const narrow = paragraphs("din-5008-a");
  expect(narrow).toContain("Dr. Klara Weißenfels→Hafenweg 3");
  expect(narrow.filter((line) => line.includes("@"))).toHaveLength(1);
  const japanese = paragraphs("japanese");
  expect(japanese.indexOf("佐藤 花子")).toBeGreaterThan(japanese.indexOf("山田 太郎 様"));
  expect(japanese.filter((line) => line === "佐藤 花子")).toHaveLength(1);
});

test("the subject is on the side of the greeting where the form has it", () => {
  const place = (form: PrintedForm, text: string) => paragraphs(form).indexOf(text);
  expect(place("uk", "Designer, reference 42")).toBe(place("uk", "Dear Kim,") + 1);
  expect(place("us-block", "Application as a designer")).toBe(place("us-block", "Dear Kim,") - 1);
});
