import { expect, test } from "vitest";
import { plainIdeographs } from "@/domain/imports/pdf/ideographs";
import { bold, HEAD, heading, page, read, run } from "@/domain/imports/pdf/testing/page";

// What was wrong on the first page of an imported file when it was compared with its source by eye.

const cells = (y: number, ...texts: [x: number, text: string][]) => texts.map(([x, text]) => run(x, y, text));

test("a range in a narrow margin may be divided within a word, and over two lines", () => {
  const { data } = read(
    page(
      ...HEAD,
      heading(120, "Experience"),
      ...cells(140, [50, "Mar 2019 – pre-"]),
      bold(147, 140, "Lead Engineer, Aldenburg Ltd"),
      ...cells(152, [50, "sent"], [147, "• Planned fourteen public buildings."]),
      ...cells(180, [50, "Sept. 2013 – Aug."]),
      bold(147, 180, "Graduate Engineer, Tarnwick Inc."),
      ...cells(192, [50, "2015"], [147, "• Inspected 62 footbridges."]),
      heading(220, "Education"),
      ...cells(240, [50, "2011 – 2013"]),
      bold(147, 240, "MSc Engineering, Ghent University"),
    ),
  );
  expect(data.sections.experience.items).toMatchObject([
    { dates: { start: "2019-03", present: true }, description: expect.stringContaining("<li><p>Planned") },
    { dates: { start: "2013-09", end: "2015-08" }, description: expect.stringContaining("<li><p>Inspected") },
  ]);
});

test("personal details are no phone number, and stay with their labels", () => {
  const { data } = read(
    page(
      run(50, 50, "Ilka Szymczak", { size: 24 }),
      run(50, 76, "Date of birth: 12/04/1990 | Nationality: Polish | Phone number: (+48) 225550147"),
      run(50, 90, "(Mobile) | Email address: ilka@example.com | Address: ul. Lipowa 3, 00-316, Warszawa, Poland"),
      heading(120, "About me"),
      run(50, 140, "Environmental analyst who turns river data into decisions that towns can use."),
    ),
  );
  expect(data.basics).toMatchObject({
    phone: "(+48) 225550147",
    email: "ilka@example.com",
    location: "ul. Lipowa 3, 00-316, Warszawa, Poland",
    customFields: [{ text: "Date of birth: 12/04/1990" }, { text: "Nationality: Polish" }],
  });
});

test("days come first in a file that has a thirteenth of a month; the day is left out", () => {
  const { data } = read(
    page(
      ...HEAD,
      heading(120, "Experience"),
      run(50, 140, "01/03/2019 – CURRENT"),
      bold(50, 154, "Analyst – Institute for Soil Research"),
      run(50, 176, "15/09/2015 – 28/02/2019"),
      bold(50, 190, "Assistant – Baltic Water Board"),
    ),
  );
  expect(data.sections.experience.items).toMatchObject([
    { dates: { start: "2019-03", present: true } },
    { dates: { start: "2015-09", end: "2019-02" } },
  ]);
});

test("the grid of languages is one entry for each language, with the levels below what they are levels of", () => {
  const { data, unplaced } = read(
    page(
      ...HEAD,
      heading(120, "Language skills"),
      run(50, 140, "Mother tongue(s): Polish"),
      run(50, 156, "Other language(s):"),
      ...cells(172, [150, "UNDERSTANDING"], [300, "SPEAKING"], [450, "WRITING"]),
      ...cells(184, [130, "Listening"], [220, "Reading"], [300, "Speaking"]),
      ...cells(196, [50, "English"], [140, "C1"], [230, "C2"], [310, "C1"], [460, "B2"]),
      ...cells(208, [50, "German"], [140, "B1"], [230, "B1"], [310, "B1"], [460, "B1"]),
      run(50, 224, "Levels: A1 and A2: Basic user; B1 and B2: Independent user; C1 and C2: Proficient user"),
    ),
  );
  expect(data.sections.languages.items).toMatchObject([
    { language: "Polish", fluency: "Mother tongue", level: 5 },
    { language: "English", fluency: "Listening C1, Reading C2, Speaking C1, WRITING B2" },
    { language: "German", fluency: "B1" },
  ]);
  expect(unplaced.filter(({ kind }) => kind === "text")).toEqual([]);
});

test("referees beside each other are two, each with a phone number", () => {
  const { data } = read(
    page(
      ...HEAD,
      heading(120, "References"),
      bold(50, 140, "Hedda Brandt"),
      bold(320, 140, "Joris Maas"),
      ...cells(152, [50, "Rosenhof Flowers"], [320, "Maison Verte"]),
      ...cells(164, [50, "Phone: +33 3 55 50 98 76"], [320, "Phone: +33 1 55 50 12 34"]),
      ...cells(176, [50, "Email: hedda@example.com"], [320, "Email:"]),
      run(320, 188, "joris@example.com"),
    ),
  );
  expect(data.sections.references.items).toMatchObject([
    { name: "Hedda Brandt", phone: "+33 3 55 50 98 76", position: "Rosenhof Flowers, hedda@example.com" },
    { name: "Joris Maas", phone: "+33 1 55 50 12 34", position: "Maison Verte, joris@example.com" },
  ]);
});

test("a summary below the name comes before all sections", () => {
  const text = "Floral designer with ten years of experience in weddings and shop windows of large towns.";
  const { data } = read(
    page(
      ...HEAD,
      run(50, 100, text),
      heading(130, "Experience"),
      bold(50, 150, "Florist, Rosenhof"),
      run(400, 150, "2014 – 2017"),
    ),
  );
  const order = data.metadata.layout.pages[0]?.main ?? [];
  expect(order.indexOf("summary")).toBeLessThan(order.indexOf("experience"));
});

test("first and last name in two faces are two words; a street and its town may be on two lines, behind a sign", () => {
  const { data } = read(
    page(
      run(50, 50, "Jost", { size: 24 }),
      run(98.5, 50, "Bredenkamp", { size: 24, isBold: true }),
      run(50, 76, "⌂ 12 Rue des Lilas, 69003"),
      run(50, 88, "Lyon"),
      run(50, 100, "✉ jost@example.com"),
      heading(130, "Summary"),
      run(50, 150, "Engineer for pumps and the people who repair them, with twelve years of practice."),
    ),
  );
  expect(data.basics).toMatchObject({ name: "Jost Bredenkamp", location: "12 Rue des Lilas, 69003 Lyon", customFields: [] });
});

test("words in boxes below a label are its words, in whatever face", () => {
  const { data } = read(
    page(
      ...HEAD,
      heading(120, "Skills"),
      bold(50, 140, "Analysis"),
      bold(55, 156, "SQL"),
      bold(100, 156, "Python"),
      bold(50, 172, "Tools"),
      bold(55, 188, "Tableau"),
      bold(110, 188, "Git"),
      heading(220, "Summary"),
      run(50, 240, "Analyst who writes reports that teams read every day, and nobody has to explain."),
    ),
  );
  expect(data.sections.skills.items).toMatchObject([
    { name: "Analysis", keywords: ["SQL", "Python"] },
    { name: "Tools", keywords: ["Tableau", "Git"] },
  ]);
});

test("the Japanese form with schools and employers in one table", () => {
  const row = (y: number, year: string, month: string, ...texts: string[]) =>
    cells(y, [52, year], [112, month], ...texts.map((text, at): [number, string] => [140 + at * 160, text]));
  const { data } = read(
    page(
      run(50, 40, "履 歴 書", { size: 20 }),
      ...cells(80, [39, "ふりがな"], [134, "たかなし"], [194, "はるか"]),
      ...cells(104, [39, "氏 名"]),
      run(134, 104, "高梨", { size: 18 }),
      run(188, 104, "遥", { size: 18 }),
      ...cells(130, [39, "生年月日"], [134, "1991年5月14日生"], [326, "性別"], [368, "女"]),
      ...cells(150, [39, "現住所"], [134, "〒154-0001"], [210, "東京都世田谷区池尻1-2-3"]),
      ...cells(170, [39, "電話"], [134, "090-5550-1234"]),
      ...cells(210, [60, "年"], [110, "月"], [318, "学歴・職歴"]),
      ...cells(230, [330, "学"], [354, "歴"]),
      ...row(250, "2010", "4", "青波大学 経済学部", "入学"),
      ...row(270, "2014", "3", "青波大学 経済学部", "卒業"),
      ...cells(290, [330, "職"], [354, "歴"]),
      ...row(310, "2014", "4", "株式会社ひまわり商事", "入社"),
      ...cells(330, [140, "営業部に配属"]),
      ...row(350, "2019", "9", "一身上の都合により退職"),
      ...row(370, "2019", "10", "みなと電機株式会社", "入社"),
      ...cells(390, [140, "現在に至る"]),
      ...cells(410, [520, "以上"]),
    ),
  );
  expect(data.basics).toMatchObject({ name: "高梨 遥", phone: "090-5550-1234", location: "〒154-0001 東京都世田谷区池尻1-2-3" });
  expect(data.sections.education.items).toMatchObject([
    { school: "青波大学", degree: "経済学部", dates: { start: "2010-04", end: "2014-03" } },
  ]);
  expect(data.sections.experience.items).toMatchObject([
    { company: "株式会社ひまわり商事", dates: { start: "2014-04", end: "2019-09" } },
    { company: "みなと電機株式会社", dates: { start: "2019-10", present: true } },
  ]);
});

test("radicals that a font shares with words are these words", () => {
  expect(plainIdeographs("⽒名 ⻘⽊ 学歴‧職歴")).toBe("氏名 青木 学歴・職歴");
  expect(plainIdeographs("syl‧la‧ble")).toBe("syl‧la‧ble");
});

test("a list that is read from the right has its drawn bullets, and marks that are signs of their own", () => {
  const text = (y: number, words: string) => ({ ...run(0, y, words), x: 500 - words.length * 5 });
  const title = (y: number, words: string) => ({ ...heading(y, words), x: 540 - words.length * 7 });
  const dot = (y: number) => ({ colour: "#000000", left: 506, right: 509, top: y - 5, bottom: y - 2 });
  const { data } = read({
    ...page(
      { ...run(0, 50, "سلمى حدّاد", { size: 24 }), x: 420 },
      text(80, "salma@example.com"),
      title(120, "الخبرة العملية"),
      { ...bold(0, 140, "مديرة مشاريع"), x: 440 },
      run(40, 140, "2015 – 2020"),
      text(156, "قيادة فريق من مهندسين لتطوير منصة للدفع."),
      text(170, "خفض زمن التسليم خلال سنة واحدة."),
      title(200, "الشهادات"),
      text(220, "محترفة إدارة مشاريع، معهد إدارة المشاريع"),
      run(40, 220, "2018"),
    ),
    fills: [dot(156), dot(170)],
  });
  expect(data.sections.experience.items[0]?.description).toMatch(/^<ul><li><p>قيادة.*<\/li><li><p>خفض/);
  expect(data.sections.certifications.items).toMatchObject([{ title: "محترفة إدارة مشاريع", issuer: "معهد إدارة المشاريع" }]);
});

test("a form gives the name, personal details and lists in the cells of a table, and ends with a signature", () => {
  const { data } = read(
    page(
      run(50, 50, "Lebenslauf", { size: 18, isBold: true }),
      heading(90, "Persönliche Daten"),
      ...cells(110, [50, "Name"], [187, "Ilka Szymczak-Brandt"]),
      ...cells(125, [50, "Geburtsdatum"], [187, "14.03.1988 in Kassel"]),
      ...cells(140, [50, "Telefon"], [187, "0561 / 555 01 47"]),
      heading(170, "Berufserfahrung"),
      ...cells(190, [50, "03/2018 – heute"]),
      bold(187, 190, "Leiterin Einkauf"),
      run(187, 204, "Nordhafen Logistik AG, Kassel"),
      heading(240, "Kenntnisse"),
      ...cells(260, [50, "Sprachen"], [187, "Deutsch (Muttersprache), Englisch (fließend)"]),
      ...cells(275, [50, "EDV"], [187, "SAP MM, Power BI"]),
      ...cells(290, [50, "Führerschein"], [187, "Klasse B"]),
      run(50, 340, "Kassel, 12.11.2026"),
      run(50, 370, "Ilka Szymczak-Brandt"),
    ),
  );
  expect(data.basics).toMatchObject({ name: "Ilka Szymczak-Brandt", phone: "0561 / 555 01 47" });
  expect(data.basics.customFields).toMatchObject([{ text: "Geburtsdatum: 14.03.1988 in Kassel" }]);
  expect(data.sections.languages.items).toMatchObject([{ language: "Deutsch" }, { language: "Englisch" }]);
  expect(data.sections.skills.items).toMatchObject([
    { name: "EDV", keywords: ["SAP MM", "Power BI"] },
    { name: "Führerschein", keywords: ["Klasse B"] },
  ]);
});

test("dates before a colon are those of the sentence behind it", () => {
  const { data } = read(
    page(
      run(50, 50, "CURRICULUM VITAE", { size: 18 }),
      heading(80, "Datos personales"),
      run(50, 100, "Nombre y apellidos: Aitana Ferreira Lima"),
      heading(130, "Experiencia profesional"),
      run(50, 150, "Desde marzo de 2019: Enfermera de UCI. Hospital Santa Orla, Granada."),
      run(50, 170, "Octubre de 2016 - febrero de 2019: Enfermera. Centro de Salud La Vega, Jaén."),
    ),
  );
  expect(data.basics.name).toBe("Aitana Ferreira Lima");
  expect(data.sections.experience.items).toMatchObject([
    { position: "Enfermera de UCI", dates: { start: "2019-03", present: true } },
    { position: "Enfermera", company: "Centro de Salud La Vega", dates: { start: "2016-10", end: "2019-02" } },
  ]);
});

test("numbered works without quotation marks have authors, a title and where they appeared", () => {
  const { data } = read(
    page(
      ...HEAD,
      heading(120, "Publications"),
      run(50, 140, "[1] T. Halloran and O. Quist. Reading soil from pictures. In Proc. of Field"),
      run(50, 152, "Vision 2024, 2024."),
    ),
  );
  expect(data.sections.publications.items).toMatchObject([{ title: "Reading soil from pictures", dates: { start: "2024" } }]);
});
