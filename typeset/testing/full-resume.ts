import type { ResumeData } from "@/contracts/model/resume/data";
import type { FieldKind, SectionForm } from "@/contracts/model/resume/sections/definition";
import { SECTION_KEYS, type SectionKey, sectionForm } from "@/contracts/model/resume/sections/forms";
import type { TemplateName } from "@/contracts/model/resume/templates";
import { defaultResumeData } from "@/domain/default-resume";
import { normaliseResumeData } from "@/domain/normalise/resume";

const rich = (word: string) =>
  `<p>${word}Plain <strong>${word}Strong</strong> <em>${word}Em</em> <u>${word}Under</u> <s>${word}Struck</s> <mark>${word}Mark</mark> <code>${word}Code</code> <a href="https://example.com/${word}">${word}Link</a>${word}.<br>${word}Broken</p>` +
  `<h3>${word}Heading</h3><ul><li><p>${word}Bullet</p><ul><li>${word}Nested</li></ul></li></ul><ol start="3"><li>${word}Third</li></ol>` +
  `<blockquote><p>${word}Quote</p></blockquote><hr><pre>${word}Pre</pre><p style="text-align: center">${word}Centre</p><p style="text-align: justify">${word}Justified</p>`;

const site = (word: string, inlineLink = false) => ({
  url: `https://${word.toLowerCase()}.example.com/`,
  // The label of an inline link is not printed: the item's main text is the link.
  label: inlineLink ? "" : `${word}Site`,
  inlineLink,
});
const dates = (start: string, end: string | null) => ({ start, end, present: end === null });
const section = (items: unknown[], more: object = {}) => ({
  title: "",
  icon: "",
  columns: 1,
  hidden: false,
  keepTogether: false,
  startOnNewPage: false,
  showHeading: true,
  items,
  ...more,
});
const item = (id: string, fields: object) => ({ id, hidden: false, ...fields });

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A value of each kind of field; the texts are words of their own. */
const VALUES: Record<FieldKind, (word: string, name: string, form: SectionForm) => unknown> = {
  text: (word, name) => (name === "phone" ? "+49 30 5550100" : `${word}${capital(name)}`),
  "rich-text": (word, _name, { mainField }) => (mainField === "company" ? rich(word) : `<p>${word}Text</p>`),
  website: (word, _name, { datesText }) => site(word, datesText === "date"),
  dates: (_word, _name, { datesText }) => (datesText === "date" ? dates("2018-09", null) : dates("2019-03", "2021-05")),
  level: (_word, _name, { mainField }) => (mainField === "language" ? 3 : 4),
  keywords: (word) => [`${word}KeyOne`, `${word}KeyTwo`],
  icon: () => "github-logo",
  color: () => "rgba(200, 30, 30, 1)",
  roles: (word) => [
    {
      id: `${word}-r1`,
      position: `${word}RoleOne`,
      period: "",
      dates: dates("2020-06", "2021-05"),
      description: `<p>${word}RoleText</p>`,
    },
    { id: `${word}-r2`, position: `${word}RoleTwo`, period: "", dates: dates("2019-03", "2020-05"), description: "" },
  ],
};

/** An item with every field of its section. */
function fullItem(key: SectionKey, word: string): object {
  const form = sectionForm(key);
  const fields = form.fields.map(({ name, kind }) => [name, VALUES[kind](word, name, form)]);
  return item(word, { ...Object.fromEntries(fields), ...(form.datesText ? { [form.datesText]: "" } : {}) });
}

const custom = (type: string, items: unknown[]) => ({
  ...section(items),
  id: `custom-${type}`,
  type,
  title: `Own${capital(type)}`,
});

const PLACED: ReadonlySet<string> = new Set(
  "experience education projects profiles skills languages interests awards volunteer references certifications publications".split(
    " ",
  ),
);

/**
 * A resume with every section, every field of every kind of item, roles, and a custom section of each type. Every field contains
 * a unique word, so that a test can find it in the output. The person is fictional.
 */
export function fullResume(template: TemplateName = "onyx"): ResumeData {
  const base = defaultResumeData({ name: "Ada Vantongeren" });
  const customs = [
    ...SECTION_KEYS.map((type) => custom(type, [fullItem(type, `Own${capital(type)}`)])),
    custom("summary", [item("own-summary", { content: "<p>OwnSummaryText</p>" })]),
    custom("cover-letter", [item("own-letter", { recipient: "<p>OwnLetterRecipient</p>", content: "<p>OwnLetterText</p>" })]),
  ];
  return normaliseResumeData({
    ...base,
    basics: {
      name: "Ada Vantongeren",
      headline: "BasicsHeadline",
      email: "ada@example.com",
      phone: "+49 30 5550199",
      location: "BasicsLocation",
      website: { url: "https://ada.example.com/", label: "BasicsSite" },
      customFields: [
        { id: "field-link", icon: "github-logo", text: "BasicsFieldLink", link: "https://example.com/ada" },
        { id: "field-text", icon: "", text: "BasicsFieldText", link: "" },
      ],
    },
    summary: { ...base.summary, content: rich("Summary") },
    sections: Object.fromEntries(
      SECTION_KEYS.map((key) => [key, section([fullItem(key, capital(key)), fullItem(key, `Second${capital(key)}`)])]),
    ),
    customSections: customs,
    metadata: {
      ...base.metadata,
      template,
      page: { ...base.metadata.page, hideSectionIcons: false, marginX: 40, marginY: 40, gapX: 12, gapY: 8 },
      layout: {
        sidebarWidth: 32,
        pages: [
          {
            fullWidth: false,
            main: ["summary", "experience", "education", "projects"],
            sidebar: ["profiles", "skills", "languages", "interests"],
          },
          {
            fullWidth: false,
            main: ["awards", "volunteer", "references", ...customs.slice(0, 8).map(({ id }) => id)],
            sidebar: ["certifications", "publications", ...SECTION_KEYS.filter((key) => !PLACED.has(key))],
          },
          { fullWidth: true, main: customs.slice(8).map(({ id }) => id), sidebar: [] },
        ],
      },
    },
  });
}

/** The words that `fullResume` prints: everything that looks like a field's own word. */
export function fullResumeWords(): string[] {
  const texts = JSON.stringify({ ...fullResume(), metadata: {} });
  return [
    ...new Set(
      texts.match(new RegExp(`\\b(?:Basics|Summary|Second|Own|${SECTION_KEYS.map(capital).join("|")})[A-Z][A-Za-z]+`, "g")),
    ),
  ];
}
