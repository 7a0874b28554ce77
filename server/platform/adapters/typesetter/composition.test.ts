import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ResumeData } from "@/contracts/model/resume/data";
import { TEMPLATE_NAMES, type TemplateName } from "@/contracts/model/resume/templates";
import { withPageBreaks } from "@/domain/page-breaks";
import { buildTypesetterChild } from "@/scripts/build-engine.mjs";
import { readPdf } from "@/server/platform/adapters/typesetter/testing/read-pdf";
import { createTypesetter, type Typesetter } from "@/server/platform/adapters/typesetter/typesetter";
import { isItsTurn } from "@/server/testing/in-turn";
import { prepareResume } from "@/typeset/prepare";
import { TEMPLATES } from "@/typeset/templates";
import { denseResume } from "@/typeset/testing/dense-resume";

// Pages that no typographer would deliver, and that the templates used to print.

let typesetter: Typesetter;
beforeAll(async () => {
  typesetter = createTypesetter({ childPath: await buildTypesetterChild(), children: 1, timeoutMs: 20_000 });
  await typesetter.ready();
});
afterAll(() => typesetter.close());

/** A resume in a template's look, with that many jobs. */
function career(template: TemplateName, jobs: number): ResumeData {
  const sample = denseResume(template);
  const { items } = sample.sections.experience;
  const [first] = items;
  if (!first) throw new Error("The sample has no job.");
  const repeated = Array.from({ length: jobs }, (_, index) => ({
    ...(items[index % items.length] ?? first),
    id: `job-${index}`,
  }));
  sample.sections.experience = { ...sample.sections.experience, items: repeated };
  return sample;
}

/** The same, with that many sections of its own at the end of the sidebar. */
function aside(template: TemplateName, count: number): ResumeData {
  const data = career(template, 2);
  const { experience, skills } = data.sections;
  data.customSections = Array.from({ length: count }, (_, index) => {
    const ids = { id: `own-${index}`, title: `Own ${index}` };
    const numbered = <Item extends { id: string }>(items: Item[]) =>
      items.map((item) => ({ ...item, id: `${index}-${item.id}` }));
    return index % 2 === 0
      ? { ...experience, ...ids, type: "experience", items: numbered(experience.items) }
      : { ...skills, ...ids, type: "skills", items: numbered(skills.items) };
  });
  data.metadata.layout.pages[0]?.sidebar.push(...data.customSections.map(({ id }) => id));
  return data;
}

const placesOf = (data: ResumeData) => typesetter.positions(prepareResume(data, { preview: true }));
const inTwoColumns = TEMPLATE_NAMES.filter((template) => TEMPLATES[template].columns === 2);

test("what fits on one page is on one page by all rules, and the same by both earlier ones", async () => {
  for (const template of TEMPLATE_NAMES) {
    const data = career(template, 2);
    for (const page of data.metadata.layout.pages) {
      page.main = page.main.filter((id) => ["summary", "experience"].includes(id));
      page.sidebar = page.sidebar.filter((id) => ["skills", "languages"].includes(id));
    }
    const places = await placesOf(data);
    expect(Math.max(...places.map(({ page }) => page)), template).toBe(1);
    const first = await placesOf(withPageBreaks(data, "earlier", 1));
    expect(Math.max(...first.map(({ page }) => page)), template).toBe(1);
    expect(await placesOf(withPageBreaks(data, "earlier", 2)), template).toEqual(first);
  }
});

test("a last page takes more of the page before rather than being nearly empty, unless the document has earlier breaks", async () => {
  const fillOf = async (data: ResumeData): Promise<number> => {
    const measured = await typesetter.json("measured", prepareResume(data, { preview: true }));
    return JSON.parse(Buffer.from(measured).toString()).lastPageFill;
  };
  let emptyBefore = 0;
  for (const [row, template] of TEMPLATE_NAMES.entries())
    for (const [column, jobs] of [2, 12, 1].entries()) {
      if (jobs > 1 && !isItsTurn(2, row, column)) continue;
      const data = career(template, jobs);
      const fill = await fillOf(data);
      expect([template, jobs, fill >= 0.2]).toEqual([template, jobs, true]);
      if (jobs === 1 && (await fillOf(withPageBreaks(data, "earlier", 2))) < 0.2) emptyBefore++;
    }
  expect(emptyBefore).toBeGreaterThan(2);
}, 240_000);

test("beside a sidebar that fills the least of a last page, the main column leaves more on the page before than by the third rules", async () => {
  for (const [template, jobs] of [
    ["gengar", 1],
    ["glalie", 1],
    ["glalie", 2],
  ] as const) {
    const data = career(template, jobs);
    const main = data.metadata.layout.pages[0]?.main ?? [];
    const footOnFirst = async (resume: ResumeData): Promise<number> =>
      Math.max(
        ...(await placesOf(resume))
          .filter(({ pointer, page }) => page === 1 && main.includes(/^\/(?:sections\/)?(\w+)/.exec(pointer)?.[1] ?? ""))
          .map(({ yPt, heightPt }) => yPt + heightPt),
      );
    const gained = (await footOnFirst(data)) - (await footOnFirst(withPageBreaks(data, "earlier", 3)));
    expect([template, jobs, gained > 841.89 * 0.1]).toEqual([template, jobs, true]);
  }
});

test("a sidebar that is alone on a last page fills it with its own sections, and the main column stays on the page before", async () => {
  for (const template of ["azurill", "ditgar", "gengar", "glalie"] as const) {
    const data = career(template, 1);
    const [layout] = data.metadata.layout.pages;
    const pagesOf = async (resume: ResumeData, ids: readonly string[] = []) => {
      const places = await placesOf(resume);
      return new Set(
        places.filter(({ pointer }) => ids.includes(/^\/(?:sections\/)?(\w+)/.exec(pointer)?.[1] ?? "")).map(({ page }) => page),
      );
    };
    expect([template, ...(await pagesOf(data, layout?.main))]).toEqual([template, 1]);
    expect([template, ...(await pagesOf(data, layout?.sidebar))]).toEqual([template, 1, 2]);
    expect([template, ...(await pagesOf(withPageBreaks(data, "earlier", 4), layout?.main))]).toEqual([template, 1, 2]);
  }
});

test("a description of one line stays with the first position below it", async () => {
  let partedBefore = 0;
  for (const template of ["bronzor", "onyx", "pikachu", "smeargle"] as const) {
    const data = career(template, 12);
    const withRoles = data.sections.experience.items.filter(({ roles }) => roles.length > 0);
    const parted = async (resume: ResumeData): Promise<number> => {
      const places = await placesOf(resume);
      const pageOf = (end: string) => places.find(({ pointer }) => pointer.endsWith(end))?.page;
      return withRoles.filter(
        ({ id, roles: [first] }) => pageOf(`${id}/description`) !== pageOf(`${id}/roles/#${first?.id}/position`),
      ).length;
    };
    expect([template, withRoles.length, await parted(data)]).toEqual([template, 6, 0]);
    partedBefore += await parted(withPageBreaks(data, "earlier", 4));
  }
  expect(partedBefore).toBeGreaterThan(2);
});

test("what follows a title begins a line as a whole where it does not fit, and the level of a skill is always over its keywords", async () => {
  const data = career("gengar", 1);
  const [school] = data.sections.education.items;
  const places = await placesOf(data);
  const linesOf = (end: string) => places.filter(({ pointer }) => pointer.endsWith(end));
  expect(linesOf(`${school?.id}/school`)).toHaveLength(1);
  expect(linesOf(`${school?.id}/school`)[0]?.yPt).toBeGreaterThan(linesOf(`${school?.id}/degree`)[0]?.yPt ?? Number.NaN);
  for (const { id } of data.sections.skills.items) {
    const [level, keywords] = [linesOf(`${id}/proficiency`)[0], linesOf(`${id}/keywords`)[0]];
    expect(Math.abs((level?.yPt ?? 0) - (keywords?.yPt ?? Number.NaN))).toBeLessThan(2);
  }
});

describe.each(inTwoColumns)("%s", (template) => {
  const row = inTwoColumns.indexOf(template);

  test("balances the columns of a last page that both reach", async () => {
    for (const [column, jobs] of [1, 2, 3].entries()) {
      if (!isItsTurn(2, row, column)) continue;
      const data = career(template, jobs);
      const places = await placesOf(data);
      const last = Math.max(...places.map(({ page }) => page));
      const [page] = data.metadata.layout.pages;
      const sectionOf = (pointer: string) => /^\/(?:sections\/)?(\w+)/.exec(pointer)?.[1] ?? "";
      const footOf = (sections: readonly string[] = []) =>
        Math.max(
          0,
          ...places
            .filter(({ pointer, page: on }) => on === last && sections.includes(sectionOf(pointer)))
            .map(({ yPt, heightPt }) => yPt + heightPt),
        );
      const [main, side] = [footOf(page?.main), footOf(page?.sidebar)];
      // Neither column of a page that is well filled is shortened, and one alone has the whole width.
      if (main === 0 || side === 0 || Math.max(main, side) > 841.89 * 0.4) continue;
      expect([jobs, Math.min(main, side) / Math.max(main, side) > 0.6]).toEqual([jobs, true]);
    }
  });

  test("gives the main column the whole width from the page on where the sidebar has ended", async () => {
    const data = career(template, 12);
    const [page] = data.metadata.layout.pages;
    const sidebar = new Set(page?.sidebar);
    const places = await placesOf(data);
    const sectionOf = (pointer: string) => /^\/(?:sections\/)?(\w+)/.exec(pointer)?.[1] ?? "";
    const ended = Math.max(...places.filter(({ pointer }) => sidebar.has(sectionOf(pointer))).map((place) => place.page));
    // A title comes first in its section, so what is on its page begins there.
    const titles = places.filter(({ pointer, page: on }) => /^\/sections\/\w+\/title$/.test(pointer) && on > ended);
    expect(titles.length).toBeGreaterThan(0);
    const late = places.filter((place) => titles.some((title) => sectionOf(title.pointer) === sectionOf(place.pointer)));
    const { marginX } = data.metadata.page;
    // Bars and lines beside entries take some of it.
    const ornaments = 20;
    expect(Math.min(...late.map(({ xPt }) => xPt))).toBeLessThan(marginX + ornaments);
    expect(Math.max(...late.map(({ xPt, widthPt }) => xPt + widthPt))).toBeGreaterThan(595.28 - marginX - ornaments);
  });

  test("gives each entry one width: the first after the sidebar's end takes the whole line, and one that begins near a page's end moves on", async () => {
    for (const [column, jobs] of [18, 19, 20, 21].entries()) {
      if (!isItsTurn(2, row, column)) continue;
      const data = career(template, jobs);
      const [page] = data.metadata.layout.pages;
      const places = await placesOf(data);
      const isAside = ({ pointer }: { pointer: string }) =>
        page?.sidebar.some((id) => pointer.startsWith(`/sections/${id}/`)) ?? false;
      const ended = Math.max(...places.filter(isAside).map((place) => place.page));
      const edgesOf = (own: typeof places) => [
        Math.min(...own.map(({ xPt }) => xPt)),
        Math.max(...own.map(({ xPt, widthPt }) => xPt + widthPt)),
      ];
      const { marginX } = data.metadata.page;
      const jobPlaces = Array.from({ length: jobs }, (_, index) =>
        places.filter(({ pointer }) => pointer.startsWith(`/sections/experience/items/#job-${index}/`)),
      );
      const lateJobs = jobPlaces.slice(1).filter((own) => own.every((place) => place.page > ended));
      expect(lateJobs.length).toBeGreaterThan(2);
      for (const own of lateJobs) {
        const [ownLeft = 0, ownRight = 0] = edgesOf(own);
        expect([jobs, ownLeft < marginX + 20, ownRight > 595.28 - marginX - 20]).toEqual([jobs, true, true]);
      }
      const [divided] = jobPlaces.filter(
        (own) => own.some((place) => place.page === ended) && own.some((place) => place.page > ended),
      );
      const start = Math.min(...(divided ?? []).filter((place) => place.page === ended).map(({ yPt }) => yPt));
      if (divided) expect([jobs, start < 841.89 * 0.7]).toEqual([jobs, true]);
    }
  });

  test("keeps the main column at its width where a document has the earlier breaks", async () => {
    const data = career(template, 12);
    const before = await placesOf(withPageBreaks(data, "earlier", 1));
    const lefts = (page: number) =>
      before
        .filter(({ pointer, page: on }) => on === page && /\/experience\/items\/[^/]+\/(company|description)$/.test(pointer))
        .map(({ xPt }) => Math.round(xPt));
    const last = Math.max(...before.filter(({ pointer }) => pointer.startsWith("/sections/experience/")).map(({ page }) => page));
    expect(last).toBeGreaterThan(1);
    expect(Math.min(...lefts(last))).toBe(Math.min(...lefts(1)));
    expect(before).not.toEqual(await placesOf(data));
  });

  test("gives the sidebar the whole width from the page on where the main column has ended, unless the document has the earlier breaks", async () => {
    for (const [column, count] of [11, 12, 40].entries()) {
      if (!isItsTurn(3, row, column)) continue;
      const data = aside(template, count);
      const places = await placesOf(data);
      const own = (index: number) => places.filter(({ pointer }) => pointer.startsWith(`/customSections/#own-${index}/`));
      const isAside = ({ pointer }: { pointer: string }) => pointer.startsWith("/customSections/");
      const [page] = data.metadata.layout.pages;
      const isMain = ({ pointer }: { pointer: string }) =>
        page?.main.some((id) => pointer.startsWith(`/sections/${id}/`) || pointer.startsWith(`/${id}/`)) ?? false;
      const ended = Math.max(...places.filter(isMain).map((place) => place.page));
      const late = Array.from({ length: count }, (_, index) => own(index)).filter((each) =>
        each.every((place) => place.page > ended),
      );
      expect(late.length).toBeGreaterThan(count / 2);
      const { marginX } = data.metadata.page;
      for (const each of late) {
        expect(Math.min(...each.map(({ xPt }) => xPt))).toBeLessThan(marginX + 20);
        // The words of a skill do not reach the end of the line.
        if (!each.some(({ pointer }) => pointer.endsWith("/company"))) continue;
        expect(Math.max(...each.map(({ xPt, widthPt }) => xPt + widthPt))).toBeGreaterThan(595.28 - marginX - 20);
      }
      const before = (await placesOf(withPageBreaks(data, "earlier", 1))).filter(isAside);
      const width = Math.max(...before.map(({ xPt, widthPt }) => xPt + widthPt)) - Math.min(...before.map(({ xPt }) => xPt));
      expect(width).toBeLessThan((595.28 - 2 * marginX) / 2);
    }
  });

  test("shows a language and its level on one line of the sidebar", async () => {
    const data = career(template, 1);
    data.metadata.design.level.type = "circle";
    const places = await placesOf(data);
    const [one, other] = places.filter(({ pointer }) => /^\/sections\/languages\/items\/#[^/]+\/language$/.test(pointer));
    const { fontSize, lineHeight } = data.metadata.typography.body;
    expect((other?.yPt ?? 0) - (one?.yPt ?? 0)).toBeGreaterThan(0);
    expect((other?.yPt ?? 0) - (one?.yPt ?? 0)).toBeLessThan(fontSize * lineHeight * 2 + data.metadata.page.gapY);
  });
});

test("the first two and the last two bullets of a list stay on one page each, even if each takes two lines", async () => {
  const text =
    "kept together with its neighbour at whichever end of the page that happens to be, because one alone looks lost there.";
  for (const [row, template] of TEMPLATE_NAMES.entries())
    for (let lines = 0; lines < 10; lines++) {
      if (!isItsTurn(10, row, lines)) continue;
      const data = career(template, 3);
      for (const job of data.sections.experience.items)
        job.description = `<ul>${Array.from({ length: 6 }, (_, index) => `<li><p>Bullet${index} is ${text}</p></li>`).join("")}</ul>`;
      data.summary.content = "<p>One line.</p>".repeat(lines + 1);
      const { words } = await readPdf((await typesetter.pdf(prepareResume(data))).bytes);
      const pagesOf = (bullet: string) => words.filter((word) => word.text.trim().startsWith(bullet)).map((word) => word.page);
      expect([template, lines, pagesOf("Bullet1")]).toEqual([template, lines, pagesOf("Bullet0")]);
      expect([template, lines, pagesOf("Bullet5")]).toEqual([template, lines, pagesOf("Bullet4")]);
    }
}, 240_000);
