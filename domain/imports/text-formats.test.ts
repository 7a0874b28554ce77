import { describe, expect, it } from "vitest";
import { readFile } from "@/domain/imports/read-file";
import type { Reading } from "@/domain/imports/reading";

function read(input: string | Uint8Array, format = "AUTO" as Parameters<typeof readFile>[1]): Reading {
  let number = 0;
  const result = readFile(typeof input === "string" ? new TextEncoder().encode(input) : input, format, () => `id-${++number}`);
  if (!result.ok) throw new Error(`${result.reason}: ${result.recognised}`);
  return result.reading;
}

function expectPerson({ data, unplaced }: Reading) {
  expect(data.basics).toMatchObject({ name: "Zoë Müller", email: "zoe@example.com", phone: "+44 20 7946 0123" });
  expect(data.summary.content).toBe("<p>Gardener with twelve years of public parks and private courtyards.</p>");
  expect(data.sections.experience.items).toMatchObject([
    { position: "Head Gardener", company: "Northfield Park Trust", dates: { start: "2019-03", present: true } },
    { position: "Gardener", company: "Old Mill Nurseries", dates: { start: "2014-06", end: "2019-02" } },
  ]);
  expect(data.sections.experience.items[0]?.description).toBe(
    "<ul><li><p>Planned forty hectares of park with a team of nine people, and cut the use of water by a third.</p></li><li><p>Opened the walled garden</p></li></ul>",
  );
  expect(data.sections.skills.items).toMatchObject([
    { name: "Design", keywords: ["planting plans", "AutoCAD"] },
    { name: "Pruning" },
  ]);
  expect(unplaced.filter((each) => each.kind === "text")).toEqual([]);
}

const TEXT = `Zoë Müller
zoe@example.com | +44 20 7946 0123

Profile
-------
Gardener with twelve years of public parks and private
courtyards.

WORK EXPERIENCE

Head Gardener, Northfield Park Trust         Mar 2019 - Present
  * Planned forty hectares of park with a team of nine
    people, and cut the use of water by a third.
  * Opened the walled garden

Gardener, Old Mill Nurseries                 Jun 2014 - Feb 2019
  * Grew three hundred kinds of roses without any poison

SKILLS

Design: planting plans, AutoCAD
Pruning
`;

describe("text files", () => {
  it("reads wrapped lines, columns of spaces, and headings in capitals or underlined, in any encoding", () => {
    const utf16 = Uint8Array.from([
      0xff,
      0xfe,
      ...TEXT.split("").flatMap((letter) => [letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8]),
    ]);
    const windows = Uint8Array.from(TEXT.split("").map((letter) => letter.charCodeAt(0)));
    for (const file of [TEXT, `\ufeff${TEXT}`, TEXT.replaceAll("\n", "\r\n"), utf16, utf16.subarray(2), windows]) {
      const reading = read(file);
      expect(reading.format).toBe("TEXT");
      expectPerson(reading);
    }
  });

  it("refuses a text that is hardly one", () => {
    expect(readFile(new TextEncoder().encode("hello"), "AUTO", () => "id")).toMatchObject({
      ok: false,
      reason: "no-text",
      recognised: "a text file",
    });
  });
});

describe("Markdown", () => {
  it("reads headings of both kinds, emphasis, links, tables and HTML within", () => {
    const markdown = `<h1 align="center">Zoë Müller</h1>

[zoe@example.com](mailto:zoe@example.com) · +44 20 7946 0123

Profile
-------

Gardener with twelve years of public parks and private
courtyards.

## Work experience

**Head Gardener**, Northfield Park Trust<br>
*Mar 2019 – Present*

- Planned forty hectares of park with a team of nine people,
  and cut the use of water by a third.
- Opened the walled garden

**Gardener**, Old Mill Nurseries<br>
*Jun 2014 – Feb 2019*

- Grew three hundred kinds of roses without any poison

## Skills

**Design:** planting plans, AutoCAD

Pruning
`;
    const reading = read(markdown);
    expect(reading.format).toBe("MARKDOWN");
    expectPerson(reading);
  });
});

describe("HTML", () => {
  const HTML = `<!doctype html><html><head><title>My page</title><style>p { color: red }</style></head><body><nav>Home</nav>
<h1>Zoë Müller</h1><p><a href="mailto:zoe@example.com">zoe@example.com</a> | <a href="tel:+442079460123">+44 20 7946 0123</a></p><script>alert("hidden words")</script><p style="display: none">hidden words</p>
<h2>Profile</h2><p>Gardener with twelve years of public parks and private courtyards.</p>
<h2>Work experience</h2><div><h3>Head Gardener</h3><span>Mar 2019 – Present</span></div><p>Northfield Park Trust</p><ul><li>Planned forty hectares of park with a team of nine people, and cut the use of water by a third.</li><li><p>Opened the walled garden</p></li></ul>
<div><h3>Gardener</h3><span>Jun 2014 – Feb 2019</span></div><p>Old Mill Nurseries</p><ul><li>Grew three hundred kinds of roses without any poison</li></ul>
<h2>Skills</h2><p><b>Design:</b> planting plans, AutoCAD</p><p>Pruning</p></body></html>`;

  it("reads headings, lists and links, and nothing that a browser does not show", () => {
    const reading = read(HTML);
    expect(reading.format).toBe("HTML");
    expectPerson(reading);
    expect(JSON.stringify(reading)).not.toMatch(/hidden words|My page|alert/);
  });

  it("reads tables that lay out a page", () => {
    const [head = "", work = "", skills = ""] = /^(.*?)(<h2>Work.*)(<h2>Skills.*)<\/body>/s.exec(HTML)?.slice(1) ?? [];
    expectPerson(read(`${head}<table><tr><td>${work}</td><td>${skills}</td></tr></table>`));
  });
});

it("tags of a saved page, each in an element of one class, are separate skills", () => {
  const { data } = read(
    `<h1>Zoë Müller</h1><p>zoe@example.com, gardener of public parks for twelve years</p><h2>Skills</h2><p><b>Tools</b></p><div><span class="tag">Soil science</span> <span class="tag">AutoCAD</span><span class="tag">Pruning</span></div>`,
  );
  expect(data.sections.skills.items).toMatchObject([{ name: "Tools", keywords: ["Soil science", "AutoCAD", "Pruning"] }]);
});
