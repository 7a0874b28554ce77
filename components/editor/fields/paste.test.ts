import { describe, expect, it } from "vitest";
import { cleanOfficeHtml, htmlOfPlainText } from "@/components/editor/fields/paste";

describe("plain text", () => {
  it.each(["•", "●", "-", "–", "*", "·"])("with lines that begin with %s becomes a list", (bullet) => {
    expect(htmlOfPlainText(`${bullet} Led a team\n${bullet} Cut costs`)).toBe(
      "<ul><li><p>Led a team</p></li><li><p>Cut costs</p></li></ul>",
    );
  });

  it("keeps a hyphenated word and a range as text", () => {
    expect(htmlOfPlainText("-based in Oslo")).toBe("<p>-based in Oslo</p>");
    expect(htmlOfPlainText("2019–2021")).toBe("<p>2019–2021</p>");
  });

  it("numbers what was numbered and parts paragraphs at blank lines", () => {
    expect(htmlOfPlainText("Intro\nsecond line\n\n1. One\n2) Two\n\nEnd")).toBe(
      "<p>Intro<br>second line</p><ol><li><p>One</p></li><li><p>Two</p></li></ol><p>End</p>",
    );
  });

  it("never becomes markup", () => {
    expect(htmlOfPlainText("<img src=x onerror=1> & co")).toBe("<p>&lt;img src=x onerror=1&gt; &amp; co</p>");
  });
});

describe("HTML from Word", () => {
  it("loses comments, own elements and styles, and gains a real list", () => {
    const word =
      "<style>p{color:red}</style><!--[if gte mso 9]><xml></xml><![endif]-->" +
      '<p class=MsoListParagraph style="mso-list:l0 level1"><span>·<span>&nbsp;&nbsp; </span></span>Led a team<o:p></o:p></p>' +
      '<p class=MsoListParagraph style="mso-list:l0 level1"><span>·<span>&nbsp; </span></span>Cut costs</p>';
    expect(cleanOfficeHtml(word)).toBe("<ul><li>Led a team</li><li>Cut costs</li></ul>");
  });

  it("leaves ordinary HTML alone", () => {
    expect(cleanOfficeHtml("<p>Plain <strong>bold</strong></p>")).toBe("<p>Plain <strong>bold</strong></p>");
  });
});
