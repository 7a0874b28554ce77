import { all, type Builder, inWords, positions, when } from "@/proof/imports/builders/builder";
import { caspian as person } from "@/proof/imports/builders/people/caspian";

const dates = inWords("en-US", "short");
const title = (text: string) => `#v(4mm)#block(width: 100%, fill: luma(235), inset: 1.6mm)[#text(weight: "bold")[${text}]]\n`;
const row = (body: string, side: string) =>
  `#grid(columns: (1fr, 30mm), column-gutter: 6mm, [${body}], text(size: 8.5pt, fill: luma(90))[${side}])\n#v(1mm)\n`;

/** Dates over two lines in a column at the right, places below them, grey bars for headings, employers once for several positions. */
export const railRight: Builder = {
  person,
  columns: "one",
  titles: {
    summary: "Profile",
    experience: "Career",
    education: "Education",
    certifications: "Certifications",
    skills: "Technical Toolbox",
    languages: "Spoken Languages",
  },
  source: {
    kind: "typst",
    typst: `#set page(paper: "us-letter", margin: (x: 20mm, y: 17mm))
#set text(font: "Lato", size: 10pt, lang: "en")
#text(size: 25pt, weight: "black")[${person.name}] #h(1fr) #text(size: 12pt)[${person.headline}]

#text(size: 9pt)[${[person.phone, person.email.replace("@", "\\@"), person.location, person.site, ...person.profiles.map(([, , address]) => address)].join("  /  ")}]
${title("Profile")}${person.summary}
${title("Career")}${all(positions(person), (each) => row(`*${each.position}* \\ ${each.company} ${all(each.points, (point) => `\n- ${point}`)}\n`, `${when(each, dates, " – \\ ", "Present")} \\ ${each.place}`))}
${title("Education")}${all(person.schools, (each) => row(`*${each.degree}* \\ ${each.school}`, `${when(each, dates, " – \\ ", "Present")} \\ ${each.place}`))}
${title("Certifications")}${all(person.certifications, ([name, issuer, year]) => row(`${name}, ${issuer}`, String(year)))}
${title("Technical Toolbox")}${all(person.skills, ([label, words]) => `*${label}:* ${words.join(", ")} \\ `)}
${title("Spoken Languages")}${person.languages.map(([language, fluency]) => `${language} (${fluency})`).join(", ")}`,
  },
};
