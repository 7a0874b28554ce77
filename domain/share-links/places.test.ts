import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sampleResumeData } from "@/domain/sample/resume";
import { withSuggestion } from "@/domain/share-links/accept";
import { findQuote, wordsOf } from "@/domain/share-links/places";
import { quoteRanges } from "@/domain/share-links/quotes";
import { plainWords, replaceWords } from "@/domain/share-links/text-runs";

const replaced = (html: string, quote: string, text: string) => {
  const [range] = quoteRanges(plainWords(html, true), quote);
  return range ? replaceWords(html, true, [{ ...range, text }]) : null;
};

describe("a quote in rich text", () => {
  it.each([
    ["<p>a team of <strong>four</strong> people</p>", "team of four", "team of six", "<p>a team of six people</p>"],
    ["<p>a team of <strong>four</strong> people</p>", "four", "six", "<p>a team of <strong>six</strong> people</p>"],
    ["<p>one</p><p>two</p><p>three</p>", "one\ntwo", "1", "<p>1</p><p>three</p>"],
    ["<ul><li><p>one</p></li><li><p>two</p></li></ul>", "two", "", "<ul><li><p>one</p></li></ul>"],
    ["<p>a &amp; b &lt;c&gt;</p>", "a & b <c>", "<x> & y", "<p>&lt;x&gt; &amp; y</p>"],
    ["<p>one   two\n three</p>", "one two three", "1", "<p>1</p>"],
    ["<p>one</p>", "one", "two\nthree", "<p>two<br>three</p>"],
    ["<p>all</p>", "all", "", ""],
  ])("%s: %j becomes %j", (html, quote, text, expected) => {
    expect(replaced(html, quote, text)).toBe(expected);
  });

  it("is replaced wherever it begins and ends: the words around it stay, and so does the rest of the markup", () => {
    const word = fc.stringMatching(/^[a-c]{1,3}$/);
    const part = fc
      .tuple(word, fc.constantFrom("", "strong", "em"))
      .map(([text, tag]) => (tag ? `<${tag}>${text}</${tag}>` : text));
    const block = fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => `<p>${parts.join(" ")}</p>`);
    fc.assert(
      fc.property(fc.array(block, { minLength: 1, maxLength: 3 }), fc.nat(), fc.nat(), (blocks, from, length) => {
        const html = blocks.join("");
        const plain = plainWords(html, true);
        const start = from % plain.length;
        const end = Math.min(plain.length, start + 1 + (length % 6));
        if (/\s/.test(plain.charAt(start)) || /\s/.test(plain.charAt(end - 1))) return;
        const after = plainWords(replaceWords(html, true, [{ start, end, text: "NEW" }]), true);
        const squeezed = (text: string) => text.replace(/\s+/g, "");
        expect(squeezed(after)).toBe(squeezed(`${plain.slice(0, start)}NEW${plain.slice(end)}`));
      }),
    );
  });
});

describe("the words of a comment", () => {
  const QUOTE = "Zeppelin works of the northern harbour";

  /** Edits that a person makes elsewhere: none touches the quoted words. */
  type Edit =
    | "swap items"
    | "insert item"
    | "remove other item"
    | "write around"
    | "move to a section of the person's own"
    | "rename";
  const edit = fc.constantFrom<Edit>(
    "swap items",
    "insert item",
    "remove other item",
    "write around",
    "move to a section of the person's own",
    "rename",
  );

  it("are found after any edits around them, and replaced there alone", () => {
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 8 }), (edits) => {
        const data = sampleResumeData();
        const [job] = data.sections.experience.items;
        if (!job) throw new Error("The sample has a job.");
        job.description = `<p>Before. <strong>Zeppelin</strong> works of the northern harbour. After.</p>`;
        const comment = {
          quote: QUOTE,
          anchor: wordsOf("resume", data).find(({ words }) => words.includes(QUOTE))?.anchor ?? [],
        };
        for (const each of edits) apply(data, job.id, each);
        const found = findQuote(wordsOf("resume", data), comment);
        expect(found?.at.words).toContain(QUOTE);
        const changed = found && withSuggestion(data, found, "Airship yard");
        const texts = (of: object) => wordsOf("resume", of).map(({ words }) => words);
        expect(texts(changed ?? {}).filter((text) => text.includes("Airship yard"))).toHaveLength(1);
        expect(texts(changed ?? {})).toEqual(texts(data).map((text) => text.replace(QUOTE, "Airship yard")));
      }),
      { numRuns: 200 },
    );
  });

  type Data = ReturnType<typeof sampleResumeData>;

  function apply(data: Data, jobId: string, kind: Edit) {
    const lists = [
      data.sections.experience.items,
      ...data.customSections.flatMap((section) => (section.type === "experience" ? [section.items] : [])),
    ];
    const list = lists.find((items) => items.some(({ id }) => id === jobId)) ?? [];
    const index = list.findIndex(({ id }) => id === jobId);
    const job = list[index];
    if (!job) return;
    if (kind === "swap items") list.reverse();
    if (kind === "insert item")
      list.unshift({ ...structuredClone(job), id: `new-${list.length}`, description: "<p>Something else</p>" });
    if (kind === "remove other item" && list.length > 1) list.splice(index === 0 ? 1 : 0, 1);
    if (kind === "write around") job.description = `<p>More.</p>${job.description.replace("Before", "Well before")}`;
    if (kind === "rename") job.company = `${job.company}!`;
    if (kind === "move to a section of the person's own") {
      list.splice(index, 1);
      const { experience } = data.sections;
      data.customSections.push({ ...experience, id: `own-${data.customSections.length}`, type: "experience", items: [job] });
    }
  }

  it("are gone when their field lost them, though other texts have them too", () => {
    const data = sampleResumeData();
    data.summary.content = `<p>${QUOTE}</p>`;
    const anchor = wordsOf("resume", data).find(({ pointer }) => pointer === "/summary/content")?.anchor ?? [];
    data.summary.content = "<p>Other words</p>";
    const [job] = data.sections.experience.items;
    if (job) job.description = `<p>${QUOTE}</p>`;
    expect(findQuote(wordsOf("resume", data), { anchor, quote: QUOTE })).toBeNull();
  });
});
