import { describe, expect, test } from "vitest";
import type { LetterState } from "@/contracts/model/letter";
import { defaultLetterStyle } from "@/domain/letters/default-style";
import { changeLetterLayout } from "@/domain/letters/layout";
import { printedLetter } from "@/domain/letters/printed";

const structured: LetterState = {
  name: "Letter",
  layout: "structured",
  recipient: "",
  content: "<p>I read your posting.</p>",
  greeting: null,
  signOff: null,
  recipientName: "Kim Harbour",
  recipientCompany: "Northpine & Sons",
  letterDate: "2026-03-01",
  style: defaultLetterStyle("Maren Aldersund"),
};

describe("another layout", () => {
  test("prints the same words, and switching back restores the letter", () => {
    const freeform = { ...structured, ...changeLetterLayout(structured, "freeform") };
    const printed = printedLetter(freeform);
    expect(printed).toMatchObject({ greeting: "<p>Dear Kim,</p>", content: structured.content });
    expect(printed.recipient).toBe("<p>Kim Harbour<br>Northpine &amp; Sons</p><p>March 1, 2026</p>");
    expect(printed.signOff).toBe("<p>Kind regards,<br>Maren Aldersund</p>");
    expect({ ...freeform, ...changeLetterLayout(freeform, "structured") }).toEqual(structured);
  });

  test("keeps what the person wrote, even where it is not printed", () => {
    const own = { ...structured, recipient: "<p>To whom</p>", greeting: "<p>Hello Kim</p>", signOff: "" };
    const freeform = { ...own, ...changeLetterLayout(own, "freeform") };
    expect(freeform).toMatchObject({ recipient: "<p>To whom</p>", greeting: "<p>Hello Kim</p>", signOff: "" });
    expect({ ...freeform, ...changeLetterLayout(freeform, "structured") }).toEqual(own);
  });

  test("that is already set changes nothing", () => {
    const { layout, recipient, greeting, signOff } = structured;
    expect(changeLetterLayout(structured, "structured")).toEqual({ layout, recipient, greeting, signOff });
  });
});
