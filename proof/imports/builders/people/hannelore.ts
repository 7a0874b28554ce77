import type { BuilderPerson } from "@/proof/imports/builders/builder";

export const hannelore: BuilderPerson = {
  locale: "de-DE",
  name: "Hannelore Vogelsang",
  headline: "Bauzeichnerin",
  email: "h.vogelsang@post.example",
  phone: "+49 351 5550 147",
  location: "Weidenweg 12, 01099 Dresden",
  site: "",
  profiles: [],
  summary: "",
  jobs: [
    {
      company: "Planungsbüro Elbwinkel GmbH",
      place: "Dresden",
      roles: [
        {
          position: "Bauzeichnerin",
          from: [2019, 4],
          to: null,
          points: ["Ausführungspläne für vier Schulen und eine Turnhalle", "Abstimmung mit Statik und Haustechnik"],
        },
      ],
    },
    {
      company: "Architekten Lindner und Falk",
      place: "Pirna",
      roles: [
        { position: "Technische Zeichnerin", from: [2014, 9], to: [2019, 3], points: ["Bestandsaufnahme von 60 Altbauten"] },
      ],
    },
  ],
  schools: [
    { school: "Berufsschule Elbtal", degree: "Ausbildung zur Bauzeichnerin", place: "Dresden", from: [2011, 8], to: [2014, 7] },
    { school: "Gymnasium am Weidenhang", degree: "Abitur", place: "Pirna", from: [2003, 8], to: [2011, 6] },
  ],
  skills: [["EDV", ["AutoCAD", "Revit", "Excel"]]],
  languages: [
    ["Deutsch", "Muttersprache"],
    ["Englisch", "gut"],
  ],
  certifications: [],
  interests: ["Bergwandern", "Chorgesang"],
};
