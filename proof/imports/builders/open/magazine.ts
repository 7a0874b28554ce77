import { all, type Builder, inWords, positions, when } from "@/proof/imports/builders/builder";
import { randomPerson } from "@/proof/imports/builders/people/random-person";

const person = randomPerson("two even columns", "open");
const dates = inWords("en-US", "short");
const escaped = (text: string) => text.replaceAll(/([#$*_@<>\\[\]&])/g, "\\$1");

/** Text that flows through two even columns, like in a magazine: the order is down the left column and then down the right one. */
export const magazine: Builder = {
  person,
  columns: "one",
  titles: { summary: "Profile", experience: "Experience", education: "Education", skills: "Skills", languages: "Languages" },
  source: {
    kind: "typst",
    typst: `#set page(paper: "a4", margin: 16mm)
#set text(font: "Lato", size: 9.5pt, lang: "en")
#show heading: it => block(above: 5mm, below: 2mm)[#text(size: 12pt, fill: rgb("#1f4e79"))[#it.body]]
#text(size: 24pt, weight: "bold")[${person.name}] \\ ${escaped(person.headline)} \\ ${escaped([person.email, person.phone, person.location, person.site].filter((each) => each !== "").join("  |  "))} \\ ${person.profiles.map(([, , address]) => address).join("  |  ")}
#columns(2, gutter: 9mm)[
= Profile
${escaped(person.summary)}
= Experience
${all(positions(person), (each) => `*${escaped(each.position)}* \\ ${escaped(each.company)}${each.place === "" ? "" : `, ${each.place}`} \\ _${when(each, dates, " – ", "Present")}_ ${all(each.points, (point) => `\n- ${escaped(point)}`)}\n\n`)}
= Education
${all(person.schools, (each) => `*${escaped(each.degree)}* \\ ${each.school}${each.place === "" ? "" : `, ${each.place}`} \\ _${when(each, dates, " – ", "Present")}_\n\n`)}
= Skills
${all(person.skills, ([label, list]) => `*${label}:* ${escaped(list.join(", "))}\n\n`)}
= Languages
${all(person.languages, ([language, fluency]) => `${language}: ${fluency}\n\n`)}
]`,
  },
};
