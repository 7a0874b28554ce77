import { expect, test } from "vitest";
import { readFile } from "@/domain/imports/read-file";

function readText(text: string) {
  let number = 0;
  return readFile(new TextEncoder().encode(text), "AUTO", () => `id-${++number}`);
}

const PERSON = {
  "@context": "https://schema.org",
  "@type": "Person",
  name: "Ada Byron",
  jobTitle: "Head Gardener",
  email: "mailto:ada@example.com",
  telephone: "+44 20 7946 0123",
  address: {
    "@type": "PostalAddress",
    streetAddress: "12 Mill Lane",
    postalCode: "LS1 4AB",
    addressLocality: "Leeds",
    addressCountry: "GB",
  },
  sameAs: ["https://github.com/abyron"],
  worksFor: {
    "@type": "OrganizationRole",
    roleName: "Head Gardener",
    startDate: "2019-03",
    worksFor: { "@type": "Organization", name: "Northfield Park Trust" },
  },
  alumniOf: [{ "@type": "CollegeOrUniversity", name: "Greystone Institute" }],
  knowsLanguage: ["English", { "@type": "Language", name: "French" }],
  knowsAbout: ["Roses"],
};

const read = (text: string) => {
  const result = readText(text);
  if (!result.ok) throw new Error(result.reason);
  return result.reading;
};

test("a Person of JSON-LD is read as a file, and within a page beside its text", () => {
  const page = `<!doctype html><html><head><script type="application/ld+json">${JSON.stringify({ "@graph": [{ "@type": "WebSite" }, PERSON] })}</script></head>
    <body><h1>Ada Byron</h1><p>Head Gardener at Northfield Park Trust</p><p>Collects unusual watering cans.</p></body></html>`;
  for (const reading of [read(JSON.stringify(PERSON)), read(page)]) {
    const { basics, sections } = reading.data;
    expect(basics).toMatchObject({
      name: "Ada Byron",
      headline: "Head Gardener",
      email: "ada@example.com",
      phone: "+44 20 7946 0123",
    });
    expect(basics.location).toBe("12 Mill Lane, Leeds, LS1 4AB, GB");
    expect(sections.experience.items).toMatchObject([
      { company: "Northfield Park Trust", position: "Head Gardener", dates: { start: "2019-03" } },
    ]);
    expect(sections.education.items.map(({ school }) => school)).toEqual(["Greystone Institute"]);
    expect(sections.languages.items.map(({ language }) => language)).toEqual(["English", "French"]);
    expect(sections.profiles.items).toMatchObject([{ network: "GitHub", username: "abyron" }]);
  }
  expect(read(page).unplaced.map(({ text }) => text)).toEqual(["Collects unusual watering cans."]);
});

test("an h-resume is read by its classes", () => {
  const { data } =
    read(`<!doctype html><article class="h-resume"><div class="p-contact h-card"><span class="p-name">Ada Byron</span>
    <a class="u-email" href="mailto:ada@example.com">write</a> <span class="p-locality">Leeds</span></div>
    <p class="p-summary">Plans parks.</p>
    <div class="p-experience h-event"><b class="p-job-title">Head Gardener</b>, <span class="p-org">Northfield Park Trust</span>
      <time class="dt-start" datetime="2019-03-01">March</time> – <time class="dt-end" datetime="2021-05-01">May</time></div>
    <div class="p-education h-event"><span class="p-org">Greystone Institute</span></div><span class="p-skill">Roses</span></article>`);
  expect(data.basics).toMatchObject({ name: "Ada Byron", email: "ada@example.com", location: "Leeds" });
  expect(data.sections.experience.items).toMatchObject([
    { company: "Northfield Park Trust", position: "Head Gardener", dates: { start: "2019-03", end: "2021-05" } },
  ]);
  expect(data.sections.education.items.map(({ school }) => school)).toEqual(["Greystone Institute"]);
});

test("a page with no more than a name for machines is read by its text", () => {
  const page = `<!doctype html><script type="application/ld+json">{"@type":"Person","name":"Someone Else"}</script>
    <h1>Ada Byron</h1><h2>Experience</h2><p><b>Head Gardener</b></p><p>Northfield Park Trust</p><p>Mar 2019 – Present</p>`;
  expect(read(page).data.basics.name).toBe("Ada Byron");
});

test("loops, depth and scripts that are no JSON end at once", () => {
  const deep = `${'{"a":'.repeat(5000)}1${"}".repeat(5000)}`;
  const page = `<!doctype html><script type="application/ld+json">${deep}</script><script type="application/ld+json">{oops</script>
    ${"<div>".repeat(100_000)}<h1>Ada Byron</h1><p>Gardener who plans parks and grows three hundred kinds of roses.</p>`;
  expect(readText(page)).toBeDefined();
  const loop = { ...PERSON, "@id": "#ada", knows: { "@id": "#ada" } };
  expect(read(JSON.stringify(loop)).data.basics.name).toBe("Ada Byron");
});
