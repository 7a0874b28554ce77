import type { ResumeData } from "@/contracts/model/resume/data";
import { SECTION_KEYS } from "@/contracts/model/resume/sections/forms";
import { isRecord } from "@/domain/is-record";
import { sampleResumeData } from "@/domain/sample/resume";
import { emptyItem } from "@/domain/sections/empty-item";

/** A person to plant into every field of a resume, and everything of them that an anonymous copy must not hold, in any case. */
export type Persona = {
  basics: Pick<ResumeData["basics"], "name" | "email" | "phone" | "location">;
  website: string;
  username: string;
  account: { name: string; email: string; username: string };
  contactLine: string;
  reference: string;
  /** Ways to write it in a text, each with one of the needles in it. */
  spellings: string[];
  /** Addresses in which it is written. */
  links: string[];
  /** Compared in lower case. */
  needles: string[];
};

export const PERSONAS: Record<"Latin" | "Arabic" | "Japanese", Persona> = {
  Latin: {
    basics: {
      name: "Adalind Brontë-Lovelace",
      email: "adalind@bronte-works.example",
      phone: "+49 (30) 901820-77",
      location: "Musterweg 12b, 10115 Berlin",
    },
    website: "https://www.bronte-works.example/cv",
    username: "quietotter",
    account: { name: "Ada Lovelace", email: "ada.otter@mail.example", username: "otter1815" },
    contactLine: "Signal: silverfox.77",
    reference: "Jane Quillfeather",
    spellings: [
      "Adalind Brontë-Lovelace",
      "ADALIND",
      "Lovelace's",
      "Bronte",
      "AdalindLovelace",
      "adalind_lovelace",
      "Ada\u00adlind",
      "Ada",
      "quietotter",
      "@quietotter",
      "otter1815",
      "adalind@bronte-works.example",
      "ada.otter@mail.example",
      "lovelace+jobs@elsewhere.example",
      "blog.bronte-works.example/me",
      "0049 30 901820 77",
      "(030) 90182077",
      "Musterweg 12b",
      "Musterweg 12b, 10115 Berlin",
      "Signal: silverfox.77",
      "Jane Quillfeather",
      "see https://elsewhere.example/adalind for more",
    ],
    links: [
      "https://elsewhere.example/adalind-lovelace",
      "https://github.com/quietotter/tools",
      "https://bronte-works.example/",
      "https://elsewhere.example/%61dalind",
      "https://elsewhere.example/?of=br%C3%B6nte&who=Bront%C3%AB",
      "mailto:adalind@bronte-works.example",
      "tel:+493090182077",
      "https://xn--bront-lovelace-7jb.example",
    ],
    needles: [
      "adalind",
      "bront",
      "lovelace",
      "quietotter",
      "otter1815",
      "bronte-works",
      "ada.otter",
      "901820",
      "90182077",
      "musterweg",
      "10115",
      "silverfox",
      "quillfeather",
    ],
  },
  Arabic: {
    basics: {
      name: "ليلى الفارسي",
      email: "layla@farsi-studio.example",
      phone: "+٩٦٦ ٥٥ ٤٣٢ ١٩٨٧",
      location: "شارع النخيل ١٢، الرياض",
    },
    website: "https://farsi-studio.example",
    username: "layla_draws",
    account: { name: "Layla Alfarsi", email: "layla@farsi-studio.example", username: "laylastudio" },
    contactLine: "واتساب 7654321",
    reference: "سمير الحلبي",
    spellings: [
      "ليلى الفارسي",
      "ولليلى",
      "لَيْلى",
      "الفارسي",
      "الفـارسي",
      "layla_draws",
      "Alfarsi",
      "+966 55 432 1987",
      "٠٥٥٤٣٢١٩٨٧",
      "0554321987",
      "شارع النخيل ١٢",
      "سمير الحلبي",
      "layla@farsi-studio.example",
    ],
    links: [
      "https://elsewhere.example/ليلى",
      "https://elsewhere.example/%D9%84%D9%8A%D9%84%D9%89",
      "https://farsi-studio.example/works",
    ],
    needles: [
      "ليلى",
      "لَيْلى",
      "الفارسي",
      "الفـارسي",
      "layla",
      "alfarsi",
      "farsi-studio",
      "4321987",
      "٤٣٢١٩٨٧",
      "432 1987",
      "شارع النخيل",
      "الحلبي",
      "7654321",
    ],
  },
  Japanese: {
    basics: {
      name: "山田太郎",
      email: "taro@yamada-design.example",
      phone: "０３−１２３４−５６７８",
      location: "東京都千代田区丸の内1-9-1",
    },
    website: "https://yamada-design.example",
    username: "tarochan",
    account: { name: "Taro Yamada", email: "taro@yamada-design.example", username: "yamadat" },
    contactLine: "ライン tarotaro99",
    reference: "鈴木花子",
    spellings: [
      "山田太郎",
      "山田さんは",
      "太郎君",
      "Yamada",
      "tarochan",
      "03-1234-5678",
      "０３１２３４５６７８",
      "0312345678",
      "東京都千代田区丸の内1-9-1",
      "鈴木花子",
      "taro@yamada-design.example",
    ],
    links: ["https://elsewhere.example/山田太郎", "https://yamada-design.example/a", "https://elsewhere.example/yamada-taro"],
    needles: [
      "山田",
      "太郎",
      "yamada",
      "tarochan",
      "1234-5678",
      "12345678",
      "１２３４５６７８",
      "丸の内1",
      "鈴木花子",
      "tarotaro",
    ],
  },
};

/** Fields that are not text: their values come from lists, or are checked for their form. */
const NOT_TEXT: ReadonlySet<string> = new Set(["type", "start", "end", "color", "iconColor", "borderColor", "shadowColor"]);

/** A resume with the persona in every text, link, id and comment of it. */
export function plantedResume(persona: Persona): ResumeData {
  const data = sampleResumeData();
  for (const key of SECTION_KEYS) {
    const section = data.sections[key];
    if (section.items.length === 0) (section.items as unknown[]).push(emptyItem(key, `new-${key}`));
    data.customSections.push({ ...structuredClone(section), id: `own ${persona.basics.name} ${key}`, type: key } as never);
  }
  data.customSections.push({
    ...structuredClone(data.sections.interests),
    id: "texts",
    type: "summary",
    items: [{ id: "text", hidden: false, content: "x" }],
  } as never);
  let next = 0;
  const turn = (list: readonly string[]) => list[next++ % list.length] ?? "";
  const plant = (value: unknown, name: string): unknown => {
    if (Array.isArray(value)) return value.map((each) => plant(each, name));
    if (isRecord(value)) return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, plant(each, key)]));
    if (typeof value !== "string" || NOT_TEXT.has(name)) return value;
    if (name === "url" || name === "link") return turn(persona.links);
    if (name === "id" || name === "icon") return `${value}-${turn(persona.spellings)}`.slice(0, 100);
    if (name === "content" || name === "description") return richText(turn, persona);
    return `met ${turn(persona.spellings)} there, and ${turn(persona.spellings)}`;
  };
  const { metadata, picture } = data;
  return {
    ...data,
    summary: plant(data.summary, "summary") as ResumeData["summary"],
    sections: plant(data.sections, "sections") as ResumeData["sections"],
    customSections: (plant(data.customSections, "customSections") as ResumeData["customSections"]).map((section, index) => ({
      ...section,
      id: data.customSections[index]?.id ?? "",
    })),
    basics: {
      ...persona.basics,
      headline: `Engineer, ${persona.basics.name}`,
      website: { url: persona.website, label: persona.website },
      customFields: [{ id: "a", icon: "", text: persona.contactLine, link: persona.links[0] ?? "" }],
    },
    picture: { ...picture, hidden: false, url: "/uploads/019bef5a-ffff-7fff-bfff-000000000001/pictures/1.jpg" },
    metadata: {
      ...metadata,
      notes: `<p>${persona.spellings.join(" ")}</p>`,
      stylesheet: { ...metadata.stylesheet, source: { languageVersion: 1, text: `@version 1;\n/* ${persona.basics.name} */\n` } },
      layout: {
        ...metadata.layout,
        pages: [{ fullWidth: true, sidebar: [], main: ["summary", ...SECTION_KEYS, ...data.customSections.map(({ id }) => id)] }],
      },
    },
  };
}

/** The profiles and references of the persona, so that they are known as such. */
export function withContacts(data: ResumeData, persona: Persona): ResumeData {
  const website = { url: persona.links[0] ?? "", label: "" };
  const profile = { ...emptyItem("profiles", "profile"), network: "GitHub", username: persona.username, website };
  const reference = { ...emptyItem("references", "reference"), name: persona.reference, position: "Head" };
  const { profiles, references } = data.sections;
  return {
    ...data,
    sections: {
      ...data.sections,
      profiles: { ...profiles, items: [profile as never, ...profiles.items] },
      references: { ...references, items: [reference as never, ...references.items] },
    },
  };
}

function richText(turn: (list: readonly string[]) => string, { spellings, links }: Persona): string {
  const words = turn(spellings);
  const half = Math.ceil(words.length / 2);
  const escaped = (text: string) => text.replaceAll("&", "&amp;");
  return (
    `<p>As ${escaped(words)} said, <strong>${escaped(words.slice(0, half))}</strong><em>${escaped(words.slice(half))}</em> it is.</p>` +
    `<ul><li><p>With <a href="${escaped(turn(links))}">${escaped(turn(spellings))}</a></p></li></ul>`
  );
}

/** What of the persona a text holds. */
export const leaksIn = (text: string, { needles }: Persona): string[] => {
  const lower = text.toLowerCase().normalize("NFC");
  return needles.filter((needle) => lower.includes(needle.toLowerCase().normalize("NFC")));
};
