import type { BuilderPerson } from "@/proof/imports/builders/builder";

export const gesine: BuilderPerson = {
  locale: "de-DE",
  name: "Gesine Wulfhorst",
  headline: "Projektleiterin Bauwesen",
  email: "gesine.wulfhorst@beispiel.example",
  phone: "+49 30 5550 0731",
  location: "28195 Bremen",
  site: "",
  profiles: [["XING", "Gesine_Wulfhorst", "xing.com/profile/Gesine_Wulfhorst"]],
  summary:
    "Bauingenieurin mit neun Jahren Erfahrung in der Leitung von Brücken- und Tunnelprojekten. Sicher in Ausschreibung, Kostenkontrolle und der Abstimmung mit Behörden.",
  jobs: [
    {
      company: "Nordsteg Ingenieurbau GmbH",
      place: "Bremen",
      roles: [
        {
          position: "Projektleiterin",
          from: [2020, 3],
          to: null,
          points: [
            "Leitung des Neubaus von drei Straßenbrücken mit einem Volumen von 34 Mio. Euro.",
            "Einführung einer digitalen Bauakte, die den Aufwand für Abrechnungen um ein Drittel senkte.",
          ],
        },
      ],
    },
    {
      company: "Planungsbüro Hagedorn & Partner",
      place: "Hannover",
      roles: [
        {
          position: "Bauingenieurin",
          from: [2015, 10],
          to: [2020, 2],
          points: [
            "Statische Berechnungen für Parkhäuser und Lagerhallen.",
            "Bauüberwachung auf zwölf Baustellen in Niedersachsen.",
          ],
        },
      ],
    },
  ],
  schools: [
    {
      school: "Technische Universität Weserland",
      degree: "Master of Science Bauingenieurwesen",
      place: "Bremen",
      from: [2010, 10],
      to: [2015, 9],
    },
    { school: "Gymnasium am Deich", degree: "Abitur", place: "Cuxhaven", from: [2002, 8], to: [2010, 6] },
  ],
  skills: [
    ["Software", ["AutoCAD", "Revit", "MS Project"]],
    ["Fachgebiete", ["Vergaberecht", "Massivbau", "Kostenplanung"]],
  ],
  languages: [
    ["Deutsch", "Muttersprache"],
    ["Englisch", "verhandlungssicher"],
    ["Dänisch", "Grundkenntnisse"],
  ],
  certifications: [["Fachkraft für Arbeitssicherheit", "Baukammer Nord", 2019]],
};
