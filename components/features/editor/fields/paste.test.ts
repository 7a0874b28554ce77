import { describe, expect, it } from "vitest";
import { cleanOfficeHtml, htmlOfPlainText } from "@/components/features/editor/fields/paste";

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

  it("writes a row of a table as a line, with a bar between its cells", () => {
    const table =
      "<table border=0><tr><td width=9><p class=MsoNormal>2019</p></td><td><p><b>Northpine</b></p><p>Oslo</p></td><td></td></tr></table>";
    expect(cleanOfficeHtml(table)).toBe("<p>2019 | <b>Northpine</b><br>Oslo</p>");
  });

  it("leaves ordinary HTML alone", () => {
    expect(cleanOfficeHtml("<p>Plain <strong>bold</strong></p>")).toBe("<p>Plain <strong>bold</strong></p>");
  });

  it("becomes a list as Word of today writes it, bullets and numbers apart", () => {
    const ignore = (marker: string) =>
      `<![if !supportLists]><span style='font-family:Symbol;mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>`;
    const word =
      `<p class=MsoNormal><b>Lead Designer</b><o:p></o:p></p>` +
      `<p class=MsoListParagraphCxSpFirst style='text-indent:-.25in;mso-list:l0 level1 lfo1'>${ignore("·")}Led a <b>team</b><o:p></o:p></p>\n` +
      `<p class=MsoListParagraphCxSpLast style='mso-list:l0 level2 lfo1'>${ignore("o")}operated the press</p>` +
      `<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'>${ignore("1.")}First</p>`;
    expect(cleanOfficeHtml(word)).toBe(
      "<p class=MsoNormal><b>Lead Designer</b></p><ul><li>Led a <b>team</b></li><li>operated the press</li></ul><ol><li>First</li></ol>",
    );
  });

  it("keeps the first letter of a list paragraph without a bullet", () => {
    expect(cleanOfficeHtml("<p class=MsoListParagraph>organised things</p>")).toBe("<ul><li>organised things</li></ul>");
  });
});

describe("HTML from other places", () => {
  it("from LinkedIn becomes the list that its lines are", () => {
    expect(cleanOfficeHtml("<span>Designer&nbsp;&amp; lead<br><br>• Led four designers<br>• Cut costs by 20%<br></span>")).toBe(
      "<p>Designer &amp; lead</p><ul><li><p>Led four designers</p></li><li><p>Cut costs by 20%</p></li></ul>",
    );
    expect(
      cleanOfficeHtml('<div><p><span aria-hidden="true"><!---->- Introduced tests<br>- Mentored<!----></span></p></div>'),
    ).toBe("<ul><li><p>Introduced tests</p></li><li><p>Mentored</p></li></ul>");
  });

  it("from Google Docs keeps its lists and its emphasis", () => {
    const docs =
      '<b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700;">Lead</span></p>' +
      '<ul><li dir="ltr"><p dir="ltr"><span style="font-weight:400;">- Led a team</span></p></li></ul></b>';
    expect(cleanOfficeHtml(`<meta charset="utf-8">${docs}`)).toBe(docs);
  });
});
