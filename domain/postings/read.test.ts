import { describe, expect, test } from "vitest";
import { beginningOf } from "@/domain/postings/decode-text";
import { isHtml, readHtml, readText } from "@/domain/postings/read";

const jsonLdPage = (script: string, body = "<h1>Join us</h1>") =>
  `<!doctype html><html><head><title>Jobs</title><script type="application/ld+json">${script}</script></head><body>${body}</body></html>`;

const POSTING = {
  "@context": "https://schema.org",
  "@type": "JobPosting",
  title: "Harbour Planner",
  hiringOrganization: { "@type": "Organization", name: "Northpine" },
  jobLocation: { "@type": "Place", address: { addressLocality: "Utrecht", addressRegion: "Utrecht", addressCountry: "NL" } },
  baseSalary: { "@type": "MonetaryAmount", currency: "EUR", value: { minValue: 52000, maxValue: "64000", unitText: "YEAR" } },
  description: "<p>Plan berths.</p><h3>What you bring</h3><ul><li>Tide tables by heart</li><li>Dutch &amp; English</li></ul>",
};

describe("a page with JSON-LD", () => {
  test("gives every field, with pay as a line and requirements from the description's list", () => {
    expect(readHtml(jsonLdPage(JSON.stringify(POSTING)))).toEqual({
      role: "Harbour Planner",
      company: "Northpine",
      deadline: null,
      contact: null,
      location: "Utrecht, NL",
      salary: "52,000 – 64,000 EUR per year",
      requirements: ["Tide tables by heart", "Dutch & English"],
      jobDescription: "Plan berths.\n\nWhat you bring\n\n• Tide tables by heart\n• Dutch & English",
      foundIn: {
        role: "json-ld",
        company: "json-ld",
        location: "json-ld",
        salary: "json-ld",
        requirements: "json-ld",
        jobDescription: "json-ld",
      },
      truncated: false,
    });
  });

  test.each([
    ["in @graph beside others", JSON.stringify({ "@graph": [{ "@type": "WebSite", name: "x" }, POSTING] })],
    [
      "in a list, with its type as an address in a list",
      JSON.stringify([{ ...POSTING, "@type": ["Thing", "https://schema.org/JobPosting"] }]),
    ],
    ["with its quotes as entities", JSON.stringify(POSTING).replaceAll("&", "&amp;").replaceAll('"', "&quot;")],
    ["in CDATA, with a semicolon", `/*<![CDATA[*/ ${JSON.stringify(POSTING)}; /*]]>*/`],
    [
      "with bare line breaks in its texts and a comma too many",
      JSON.stringify(POSTING, null, 1)
        .replace("Plan berths.", "Plan\n berths.")
        .replace(/\}\s*$/, ",}"),
    ],
    ["after a broken one", `{"@type": </script><script type='application/ld+json'>${JSON.stringify(POSTING)}`],
  ])("is read %s", (_name, script) => {
    expect(readHtml(jsonLdPage(script))).toMatchObject({
      role: "Harbour Planner",
      company: "Northpine",
      location: "Utrecht, NL",
      requirements: ["Tide tables by heart", "Dutch & English"],
    });
  });

  test("says remote, the countries of applicants, a single amount by the hour, and several places", () => {
    const remote = {
      ...POSTING,
      jobLocation: undefined,
      jobLocationType: "TELECOMMUTE",
      applicantLocationRequirements: [{ name: "Spain" }, { name: "Portugal" }],
      baseSalary: { currency: "USD", value: { value: 41.5, unitText: "HOUR" } },
    };
    expect(readHtml(jsonLdPage(JSON.stringify(remote)))).toMatchObject({
      location: "Remote – Spain, Portugal",
      salary: "41.5 USD per hour",
    });
    const two = {
      ...POSTING,
      jobLocation: [{ address: { addressLocality: "Utrecht" } }, { address: "Ghent" }],
      hiringOrganization: "Tideworks",
      baseSalary: "nach Tarif",
    };
    expect(readHtml(jsonLdPage(JSON.stringify(two)))).toMatchObject({
      company: "Tideworks",
      location: "Utrecht · Ghent",
      salary: "nach Tarif",
    });
  });

  test("of something else leaves the page to be read", () => {
    const { role, foundIn } = readHtml(jsonLdPage('{"@type":"Organization","name":"Northpine"}', "<h1>Harbour Planner</h1>"));
    expect([role, foundIn.role]).toEqual(["Harbour Planner", "heading"]);
  });
});

describe("a page without JSON-LD", () => {
  test("is read by its microdata", () => {
    const html = `<div itemscope itemtype="https://schema.org/JobPosting"><h1 itemprop="title">Ferry Engineer</h1>
      <div itemprop="hiringOrganization" itemscope><span itemprop="name">Saltmarsh Ferries</span></div>
      <div itemprop="jobLocation" itemscope><div itemprop="address" itemscope><span itemprop="addressLocality">Gdynia</span>, <span itemprop="addressCountry">PL</span></div></div>
      <div itemprop="baseSalary" itemscope><meta itemprop="currency" content="PLN"><div itemprop="value" itemscope><meta itemprop="minValue" content="9000"><meta itemprop="maxValue" content="12000"><meta itemprop="unitText" content="MONTH"></div></div></div>`;
    expect(readHtml(html)).toMatchObject({
      role: "Ferry Engineer",
      company: "Saltmarsh Ferries",
      location: "Gdynia, PL",
      salary: "9,000 – 12,000 PLN per month",
      foundIn: { role: "microdata", salary: "microdata" },
    });
  });

  test.each([
    ["<title>Ferry Engineer at Saltmarsh Ferries | Careers</title>", "Ferry Engineer", "Saltmarsh Ferries"],
    [
      "<title>Saltmarsh Ferries hiring Ferry Engineer in Gdynia, Poland | LinkedIn</title>",
      "Ferry Engineer",
      "Saltmarsh Ferries",
    ],
    [
      '<meta property="og:title" content="Job Application for Ferry Engineer at Saltmarsh Ferries">',
      "Ferry Engineer",
      "Saltmarsh Ferries",
    ],
    ["<title>Schiffsingenieur (m/w/d) bei Saltmarsh Ferries</title>", "Schiffsingenieur (m/w/d)", "Saltmarsh Ferries"],
    ["<title>Ingénieur chez Saltmarsh Ferries</title>", "Ingénieur", "Saltmarsh Ferries"],
  ])("is read by its title: %s", (head, role, company) => {
    expect(readHtml(`<html><head>${head}</head><body><p>Text.</p></body></html>`)).toMatchObject({
      role,
      company,
      foundIn: { role: "title" },
    });
  });

  test("leaves out scripts, styles, hidden elements and parts of every page; keeps lines and bullets", () => {
    const html = `<nav>Home</nav><style>p{}</style><script>"<p>no"</script><h1>Baker</h1><p hidden>secret<p>First<br>second</p>
      <div style="color:red; display: none">gone<div>also</div></div><ul><li>Rye<li>Wheat</ul><footer>Imprint</footer>`;
    expect(readHtml(html).jobDescription).toBe("Baker\n\nFirst\nsecond\n\n• Rye\n• Wheat");
  });

  test("of 20,000 nested elements, of one tag with 200,000 attributes and of 200,000 open microdata is read without harm", () => {
    const deep = `${"<div>".repeat(20_000)}<p>Location: Lund</p>${"</div>".repeat(20_000)}`;
    expect(readHtml(deep)).toMatchObject({ location: "Lund", jobDescription: "Location: Lund" });
    const attributes = Array.from({ length: 200_000 }, (_, index) => `a${index}`).join(" ");
    expect(readHtml(`<p>Location: Lund</p><p ${attributes}>x</p>`)).toMatchObject({ location: "Lund" });
    const items = `<div itemscope itemtype="http://schema.org/JobPosting">${'<b itemprop="title">'.repeat(100_000)}`;
    expect(readHtml(`<p>Location: Lund</p>${items}`)).toMatchObject({ location: "Lund" });
    expect(readHtml(`<script type="application/ld+json">${"[".repeat(500_000)}</script><p>Location: Lund</p>`)).toMatchObject({
      location: "Lund",
    });
  });
});

describe("labels and headings in many languages", () => {
  test.each([
    [
      "English",
      "Company: Northpine\nJob title: Planner\nLocation: Utrecht\nSalary: €52,000 – €64,000",
      "Requirements:",
      "€52,000 – €64,000",
    ],
    [
      "German",
      "Unternehmen: Northpine\nStelle: Planner\nStandort: Utrecht\nGehalt: 52.000 bis 64.000 € pro Jahr",
      "Ihr Profil",
      "52.000 bis 64.000 € pro Jahr",
    ],
    [
      "French",
      "Entreprise : Northpine\nPoste : Planner\nLieu : Utrecht\nSalaire : 52 000 à 64 000 € par an",
      "Profil recherché",
      "52 000 à 64 000 € par an",
    ],
    [
      "Spanish",
      "Empresa: Northpine\nPuesto: Planner\nUbicación: Utrecht\nSalario: 52.000 € al año",
      "Requisitos",
      "52.000 € al año",
    ],
    [
      "Dutch",
      "Werkgever: Northpine\nFunctie: Planner\nStandplaats: Utrecht\nSalaris: € 4.000 tot € 5.000 per maand",
      "Wij vragen",
      "€ 4.000 tot € 5.000 per maand",
    ],
    [
      "Italian",
      "Azienda: Northpine\nPosizione: Planner\nSede di lavoro: Utrecht\nRetribuzione: 52.000 €",
      "Requisiti",
      "52.000 €",
    ],
    ["Portuguese", "Empresa: Northpine\nCargo: Planner\nLocalização: Utrecht\nSalário: 4.000 €", "O que procuramos", "4.000 €"],
    [
      "Polish",
      "Pracodawca: Northpine\nStanowisko: Planner\nMiejsce pracy: Utrecht\nWynagrodzenie: 12 000 – 15 000 zł brutto",
      "Wymagania",
      "12 000 – 15 000 zł brutto",
    ],
    ["Swedish", "Företag: Northpine\nTjänst: Planner\nPlaceringsort: Utrecht\nLön: 45 000 kr", "Kvalifikationer", "45 000 kr"],
    ["Japanese", "会社名：Northpine\n職種：Planner\n勤務地：Utrecht\n年収：600万円", "応募資格", "600万円"],
    ["Russian", "Компания: Northpine\nДолжность: Planner\nГород: Utrecht\nЗарплата: 5000 EUR", "Требования", "5000 EUR"],
  ])("%s", (_language, labels, heading, salary) => {
    const text = `${labels}\n\n${heading}\n- First\n- Second\n\nWe are a small company.\n`;
    expect(readText(text)).toMatchObject({
      company: "Northpine",
      role: "Planner",
      location: "Utrecht",
      salary,
      requirements: ["First", "Second"],
      jobDescription: text.trim(),
      foundIn: { company: "label", requirements: "text" },
    });
  });

  test("a label on a separate line takes the line below, unless that is the next label", () => {
    expect(readText("Standort\nUtrecht\nGehalt\nArbeitgeber\nNorthpine")).toMatchObject({
      location: "Utrecht",
      salary: "",
      company: "Northpine",
    });
  });

  test("a list that lost its marks is read up to the empty line, a sentence about requirements is no heading", () => {
    const text =
      "Planner\n\nWhat you bring:\nTide tables by heart\nDutch\n\nWe offer boats.\nOur requirements are high.\nAlways.";
    expect(readText(text).requirements).toEqual(["Tide tables by heart", "Dutch"]);
  });

  test("benefits and tasks below their own headings are no requirements, and at most 30 are returned", () => {
    const lines = (count: number, word: string) => Array.from({ length: count }, (_, index) => `• ${word} ${index}`).join("\n");
    const { requirements } = readText(
      `Aufgaben\n${lines(3, "Aufgabe")}\nDein Profil\n${lines(40, "Kann")}\nWir bieten\n${lines(3, "Obst")}`,
    );
    expect(requirements).toHaveLength(30);
    expect(requirements.every((text) => text.startsWith("Kann "))).toBe(true);
  });
});

describe("free text", () => {
  test.each([
    ["Product Designer at Northpine\nUtrecht", "Product Designer", "Northpine"],
    ["Northpine sucht eine Produktdesignerin\nUtrecht", "Produktdesignerin", "Northpine"],
    ["Willkommen bei uns!\n\nProduktdesigner (m/w/d)\nText.", "Produktdesigner (m/w/d)", ""],
    ["We are looking for somebody.\nPlease write.", "", ""],
  ])("%j", (text, role, company) => {
    expect(readText(text)).toMatchObject({ role, company });
  });

  test("a sum counts as pay only in a line that speaks of pay", () => {
    expect(readText("Planner\nWe raised $50 million.\nYou earn a salary of $90k - $120k.").salary).toBe("$90k - $120k");
    expect(readText("Planner\nWe raised $50 million in 2024.").salary).toBe("");
  });

  test("the text is cut at 20,000 characters, never inside a character, and the cut is reported", () => {
    const long = readText(`x${"😀".repeat(15_000)}`);
    expect([long.jobDescription.length, long.truncated, long.jobDescription.isWellFormed()]).toEqual([19_999, true, true]);
  });

  test("the same input always gives the same result", () => {
    const html = jsonLdPage(JSON.stringify(POSTING));
    expect(JSON.stringify(readHtml(html))).toBe(JSON.stringify(readHtml(html)));
  });

  test("HTML is distinguished from text that merely begins with a bracket", () => {
    expect([" <div>x", "<!DOCTYPE html>", "<3 boats", "<Planner> wanted", "Planner"].map(isHtml)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

describe("the beginning of a text", () => {
  test("ends between two characters, wherever it is cut", () => {
    const text = "Größe 👩‍💻 für 港湾 system".repeat(3);
    const bytes = new TextEncoder().encode(text);
    for (let peak = 1; peak <= bytes.length; peak++) {
      const cut = beginningOf(bytes, peak);
      expect(cut.length).toBeGreaterThan(peak - 4);
      expect(text.startsWith(new TextDecoder("utf-8", { fatal: true }).decode(cut))).toBe(true);
    }
  });
});
