import { SaxesParser } from "saxes";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { TEMPLATE_NAMES } from "@/contracts/model/resume/templates";
import { buildTypesetterChild } from "@/scripts/build-engine.mjs";
import { hostileResume } from "@/server/documents/exports/testing/hostile-resume";
import { figures } from "@/server/platform/adapters/typesetter/testing/read-pdf";
import { createTypesetter, type Typesetter } from "@/server/platform/adapters/typesetter/typesetter";
import { inLookOf } from "@/typeset/chosen-look";
import { prepareResume } from "@/typeset/prepare";
import { sample, saying } from "./testing/printed";

let childPath: string;

let typesetter: Typesetter;

beforeAll(async () => {
  childPath = await buildTypesetterChild();
  typesetter = createTypesetter({ childPath, children: 1, timeoutMs: 20_000 });
  await typesetter.ready();
});

afterAll(() => typesetter.close());

describe("the picture", () => {
  const withPicture = () => {
    const data = sample();
    data.picture = {
      ...data.picture,
      url: "/uploads/someone/pictures/1.jpeg",
      borderWidth: 2,
      shadowWidth: 6,
      rotation: 12,
      borderRadius: 20,
    };
    return prepareResume(data);
  };

  test("is printed with an alternative text", async () => {
    const bytes = await sharp({ create: { width: 300, height: 400, channels: 3, background: "#7799bb" } })
      .jpeg()
      .toBuffer();
    const { bytes: pdf, notices } = await typesetter.pdf(withPicture(), { picture: new Uint8Array(bytes) });
    expect(notices).toEqual([]);
    expect(await figures(pdf)).toContain("David Kowalski");
  });

  test.each([
    ["missing", {}],
    ["no picture at all", { picture: new Uint8Array([1, 2, 3]) }],
  ])("is left out with a notice when it is %s", async (_name, images) => {
    const { notices } = await typesetter.pdf(withPicture(), images);
    expect(notices).toEqual([{ code: "PICTURE_MISSING", url: "/uploads/someone/pictures/1.jpeg" }]);
  });
});

describe("pages and thumbnails", () => {
  /** A drawing without the names that the engine gives its groups and clips, which depend on what it typeset before. */
  const bare = (svg = "") => svg.replaceAll(/ data-tid="[^"]*"/g, "").replaceAll(/(id="|url\(#)c[^")]*/g, "$1c");

  test("each page is a self-contained drawing", async () => {
    const { pages } = await typesetter.svgPages(prepareResume(sample()));
    expect(pages).toHaveLength(4);
    for (const page of pages) {
      const ids = new Set([...page.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id));
      const used = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
      expect(used.filter((id) => !ids.has(id))).toEqual([]);
    }
    expect(pages[0]).toContain(">David Kowalski<");
  });

  test.each(TEMPLATE_NAMES)("%s: the first page alone is the first one of all pages", async (template) => {
    const data = sample();
    const job = prepareResume({ ...data, metadata: inLookOf(data.metadata, template) });
    const { pages } = await typesetter.svgPages(job);
    expect(pages.length).toBeGreaterThan(2);
    expect(bare((await typesetter.firstPage(job)).svg)).toBe(bare(pages[0]));
  });

  test("an empty first page of the layout leaves its paper to the next one", async () => {
    const data = sample();
    data.metadata.layout.pages.unshift({ fullWidth: false, main: [], sidebar: [] });
    const job = prepareResume(data);
    expect(bare((await typesetter.firstPage(job)).svg)).toBe(bare((await typesetter.svgPages(job)).pages[0]));
  });

  test("user text stays text in a drawing", async () => {
    const data = saying("<p>x</p>", ({ basics }) => {
      basics.name = '</h5:div></foreignObject><script>alert(1)</script><img src=x onerror="alert(1)">';
    });
    const { pages } = await typesetter.svgPages(prepareResume(data));
    expect(pages.join("")).not.toMatch(/<script|<img/);
  });

  test.each([1, 2, 3, 4, 5])(
    "each page is well-formed XML and can be drawn, whatever texts, links and pictures say (%d)",
    async (seed) => {
      const data = hostileResume(seed);
      data.basics.name = `A < B & "C" > 'D' ]]> &nbsp; <b>${data.basics.name}`;
      data.basics.headline = 'ends like a tag <image alt="';
      data.basics.website = { url: `https://example.com/?a<b&c="d">'e'&nbsp;`, label: "<&>" };
      data.picture = { ...data.picture, url: "/uploads/someone/pictures/1.jpeg", hidden: false };
      const picture = await sharp({ create: { width: 30, height: 40, channels: 3, background: "#7799bb" } })
        .jpeg()
        .toBuffer();
      const { pages } = await typesetter.svgPages(prepareResume(data), { picture: new Uint8Array(picture) });
      expect(pages.join("")).toContain(' alt="A &lt; B &amp; ');
      for (const page of pages) {
        const parser = new SaxesParser({ xmlns: true });
        parser.on("error", (error) => {
          throw error;
        });
        parser.write(page).close();
        expect((await sharp(Buffer.from(page)).metadata()).format).toBe("svg");
      }
    },
  );

  test("every field of a preview has a position on the page", async () => {
    const data = sample();
    const places = await typesetter.positions(prepareResume(data, { preview: true }));
    const company = places.filter(({ pointer }) => pointer.endsWith("#019bef5a-93e4-7746-ad39-44d8cec98ca4/company"));
    expect(company).toHaveLength(1);
    expect(company[0]).toMatchObject({ page: 1, heightPt: 15 });
    for (const { pointer, xPt, yPt, widthPt, heightPt } of places) {
      expect(pointer).toMatch(/^\/(basics|summary|sections|customSections|picture)/);
      expect(xPt).toBeGreaterThanOrEqual(data.metadata.page.marginX - 1);
      expect(xPt + widthPt).toBeLessThanOrEqual(596 - data.metadata.page.marginX + 1);
      expect(yPt).toBeGreaterThanOrEqual(data.metadata.page.marginY - 5);
      expect(yPt + heightPt).toBeLessThanOrEqual(842 - data.metadata.page.marginY + 5);
    }
    const name = places.find(({ pointer }) => pointer === "/basics/name");
    expect((name?.xPt ?? 0) + (name?.widthPt ?? 0) / 2).toBeCloseTo(595.28 / 2, 0);
  });

  test("the thumbnail is a picture of the first page", async () => {
    const { bytes } = await typesetter.thumbnail(prepareResume(sample()), {}, 320);
    const { format, width, height } = await sharp(bytes).metadata();
    expect({ format, width }).toEqual({ format: "webp", width: 320 });
    expect((height ?? 0) / 320).toBeCloseTo(841.89 / 595.28, 1);
    const { channels } = await sharp(bytes).stats();
    expect(channels[0]?.min).toBeLessThan(80);
    expect(channels[0]?.mean).toBeGreaterThan(200);
  });

  test("a coloured page fills its picture to the edges: no strip is left where the paper ends between two points", async () => {
    const data = sample();
    data.metadata.design.colors = { ...data.metadata.design.colors, text: "rgba(255,255,255,1)", background: "rgba(0,32,64,1)" };
    const { svg } = await typesetter.firstPage(prepareResume(data));
    expect(svg).toContain('viewBox="0 0 595.28 841.89" width="595.28pt" height="841.89pt"');
    const { bytes } = await typesetter.thumbnail(prepareResume(data), {}, 400);
    const { data: pixels, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    for (const [x, y] of [[info.width - 1, 9] as const, [9, info.height - 1] as const]) {
      const at = (y * info.width + x) * info.channels;
      expect(pixels[at]).toBeLessThan(40);
      expect(pixels[at + 3]).toBe(255);
    }
  });
});
