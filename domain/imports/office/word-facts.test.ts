import { expect, test } from "vitest";
import { wordFacts } from "@/domain/imports/office/word-facts";
import { openWord } from "@/domain/imports/office/word-package";
import { readWordStyles } from "@/domain/imports/office/word-styles";
import { wordFile, wordHeading, wordParagraph, wordTextBox } from "@/domain/imports/testing/office-files";

function factsOf(body: string, more: Record<string, string> = {}) {
  const word = openWord(wordFile(body, more), []);
  if (!word) throw new Error("The file cannot be opened.");
  return wordFacts(word, readWordStyles(word.styles));
}

const lines = (count: number, text = "Kept the machines of the harbour running") =>
  Array.from({ length: count }, (_, index) => wordParagraph(`${text} ${index}`)).join("");

const cell = (width: number, content: string, fill = "") =>
  `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/>${fill && `<w:shd w:val="clear" w:fill="${fill}"/>`}</w:tcPr>${content}</w:tc>`;
const layoutTable = (...cells: string[]) => `<w:tbl><w:tr>${cells.join("")}</w:tr></w:tbl>`;
const section = (content: string) =>
  `<w:sectPr><w:pgSz w:w="12240" w:h="15840"/><w:pgMar w:top="720" w:right="1080" w:bottom="720" w:left="1080"/>${content}</w:sectPr>`;

test("a plain document has one column, its face, size, edges and paper, and no colour", () => {
  const facts = factsOf(`${wordHeading("Experience")}${lines(6)}${section("")}`);
  expect(facts).toMatchObject({
    columns: 1,
    side: null,
    isSerif: false,
    family: "Calibri",
    bodySize: 11,
    marginX: 54,
    marginY: 36,
    paper: "letter",
    accent: null,
    ground: "none",
  });
});

test.each([
  ["left", [cell(3000, lines(5, "Skill"), "1F3A5F"), cell(7000, lines(9))]],
  ["right", [cell(7000, lines(9)), cell(3000, lines(5, "Skill"), "1F3A5F")]],
])("a table of two full cells is a page with a narrow column at the %s, on the colour of its cell", (side, cells) => {
  const facts = factsOf(layoutTable(...cells));
  expect(facts).toMatchObject({ columns: 2, side, sidebarWidth: 30, ground: "solid", groundColour: "#1f3a5f" });
});

test("a table of dates beside jobs is no second column", () => {
  const row = (date: string) =>
    `<w:tr>${cell(2000, wordParagraph(date))}${cell(8000, wordParagraph("Engineer") + wordParagraph("Harbour Works"))}</w:tr>`;
  expect(factsOf(`<w:tbl>${row("2019")}${row("2020")}${row("2021")}${row("2022")}${row("2023")}</w:tbl>`).columns).toBe(1);
});

test("columns of different widths are columns of the page; lists in equal columns below the rest are not", () => {
  const columns = (content: string) => section(`<w:cols w:num="2" w:equalWidth="0">${content}</w:cols>`);
  expect(factsOf(lines(9) + columns('<w:col w:w="3000"/><w:col w:w="6000"/>'))).toMatchObject({
    columns: 2,
    side: "left",
    sidebarWidth: 33,
  });
  const ended = `<w:p><w:pPr>${section("")}</w:pPr></w:p>`;
  expect(factsOf(`${lines(9)}${ended}${lines(4)}${columns("")}`).columns).toBe(1);
});

test("a text box beside the text is a narrow column; one with a single line is not", () => {
  expect(factsOf(wordTextBox(lines(6, "Skill of the harbour")) + lines(8))).toMatchObject({ columns: 2, side: "left" });
  expect(factsOf(wordTextBox(lines(1, "Photo")) + lines(8)).columns).toBe(1);
});

test("the accent is the colour of runs and styles, and the fonts of the theme have names", () => {
  const coloured = wordParagraph([{ text: "Ada Byron", look: '<w:color w:val="8A2452"/><w:rFonts w:asciiTheme="minorHAnsi"/>' }]);
  const styles =
    '<w:styles xmlns:w="urn:w"><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:asciiTheme="minorHAnsi"/><w:sz w:val="21"/></w:rPr></w:rPrDefault></w:docDefaults></w:styles>';
  const theme =
    '<a:theme xmlns:a="urn:a"><a:themeElements><a:fontScheme><a:majorFont><a:latin typeface="Georgia"/></a:majorFont><a:minorFont><a:latin typeface="Cambria"/></a:minorFont></a:fontScheme></a:themeElements></a:theme>';
  const facts = factsOf(coloured + lines(4), { "word/styles.xml": styles, "word/theme/theme1.xml": theme });
  expect(facts).toMatchObject({ accent: "#8a2452", family: "Cambria", isSerif: true, bodySize: 10.5 });
});
