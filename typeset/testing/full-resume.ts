import type { ResumeData } from "@/contracts/model/resume/data";
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

const experience = (word: string) =>
  item(word, {
    company: `${word}Company`,
    position: `${word}Position`,
    location: `${word}Place`,
    period: "",
    dates: dates("2019-03", "2021-05"),
    website: site(word),
    description: rich(word),
    roles: [
      {
        id: `${word}-r1`,
        position: `${word}RoleOne`,
        period: "",
        dates: dates("2020-06", "2021-05"),
        description: `<p>${word}RoleText</p>`,
      },
      { id: `${word}-r2`, position: `${word}RoleTwo`, period: "", dates: dates("2019-03", "2020-05"), description: "" },
    ],
  });
const titled = (word: string, giver: string) =>
  item(word, {
    title: `${word}Title`,
    [giver]: `${word}Giver`,
    date: "",
    dates: dates("2018-09", null),
    website: site(word, true),
    description: `<p>${word}Text</p>`,
  });

const ITEMS = {
  profiles: (word: string) =>
    item(word, {
      icon: "github-logo",
      iconColor: "rgba(200, 30, 30, 1)",
      network: `${word}Network`,
      username: `${word}User`,
      website: site(word),
    }),
  experience,
  education: (word: string) =>
    item(word, {
      school: `${word}School`,
      degree: `${word}Degree`,
      area: `${word}Area`,
      grade: `${word}Grade`,
      location: `${word}Place`,
      period: "",
      dates: dates("2010", "2014"),
      website: site(word),
      description: `<p>${word}Text</p>`,
    }),
  projects: (word: string) =>
    item(word, {
      name: `${word}Name`,
      period: "",
      dates: dates("2022-01", null),
      website: site(word, true),
      description: `<p>${word}Text</p>`,
    }),
  skills: (word: string) =>
    item(word, {
      icon: "code",
      iconColor: "",
      name: `${word}Name`,
      proficiency: `${word}Proficiency`,
      level: 4,
      keywords: [`${word}KeyOne`, `${word}KeyTwo`],
    }),
  languages: (word: string) => item(word, { language: `${word}Language`, fluency: `${word}Fluency`, level: 3 }),
  interests: (word: string) => item(word, { icon: "robot", iconColor: "", name: `${word}Name`, keywords: [`${word}KeyOne`] }),
  awards: (word: string) => titled(word, "awarder"),
  certifications: (word: string) => titled(word, "issuer"),
  publications: (word: string) => titled(word, "publisher"),
  volunteer: (word: string) =>
    item(word, {
      organization: `${word}Organization`,
      location: `${word}Place`,
      period: "",
      dates: dates("2015-04", "2016-02"),
      website: site(word),
      description: `<p>${word}Text</p>`,
    }),
  references: (word: string) =>
    item(word, {
      name: `${word}Name`,
      position: `${word}Position`,
      website: site(word),
      phone: "+49 30 5550100",
      description: `<p>${word}Text</p>`,
    }),
} satisfies Record<keyof ResumeData["sections"], (word: string) => object>;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const custom = (type: string, items: unknown[]) => ({
  ...section(items),
  id: `custom-${type}`,
  type,
  title: `Own${capital(type)}`,
});

/**
 * A resume with every section, every field of every kind of item, roles, and a custom section of each type. Every field contains
 * a unique word, so that a test can find it in the output. The person is fictional.
 */
export function fullResume(template: TemplateName = "onyx"): ResumeData {
  const base = defaultResumeData({ name: "Ada Vantongeren" });
  const kinds = Object.entries(ITEMS);
  const customs = [
    ...kinds.map(([type, make]) => custom(type, [make(`Own${capital(type)}`)])),
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
    sections: Object.fromEntries(kinds.map(([key, make]) => [key, section([make(capital(key)), make(`Second${capital(key)}`)])])),
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
            sidebar: ["certifications", "publications"],
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
      texts.match(
        /\b(?:Basics|Summary|Second|Own|Profiles|Experience|Education|Projects|Skills|Languages|Interests|Awards|Certifications|Publications|Volunteer|References)[A-Z][A-Za-z]+/g,
      ),
    ),
  ];
}
