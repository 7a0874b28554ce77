import type { BuilderPerson } from "@/proof/imports/builders/builder";

export const roswitha: BuilderPerson = {
  locale: "de-DE",
  name: "Roswitha Eisenblätter",
  headline: "Kauffrau für Büromanagement",
  email: "r.eisenblaetter@brief.example",
  phone: "0341 55501 83",
  location: "Lindenweg 7, 04109 Leipzig",
  site: "",
  profiles: [],
  summary: "",
  jobs: [
    {
      company: "Steuerkanzlei Morgenroth",
      place: "Leipzig",
      roles: [
        {
          position: "Teamassistentin",
          from: [2021, 5],
          to: null,
          points: ["Vorbereitende Buchhaltung für 60 Mandanten", "Terminplanung für drei Steuerberater"],
        },
      ],
    },
    {
      company: "Autohaus Pleißental GmbH & Co. KG",
      place: "Markkleeberg",
      roles: [
        {
          position: "Sachbearbeiterin Auftragsabwicklung",
          from: [2016, 8],
          to: [2021, 4],
          points: ["Rechnungsprüfung und Mahnwesen", "Betreuung von zwei Auszubildenden"],
        },
      ],
    },
    {
      company: "Druckerei Sonnleithner",
      place: "Leipzig",
      roles: [{ position: "Bürokauffrau", from: [2013, 8], to: [2016, 7], points: ["Angebote, Telefon und Empfang"] }],
    },
  ],
  schools: [
    {
      school: "Berufliches Schulzentrum 14",
      degree: "Kauffrau für Büromanagement",
      place: "Leipzig",
      from: [2010, 8],
      to: [2013, 7],
    },
    { school: "Mittelschule Am Auwald", degree: "Realschulabschluss", place: "Leipzig", from: [2004, 8], to: [2010, 7] },
  ],
  skills: [
    ["EDV", ["DATEV", "Word", "Excel"]],
    ["Führerschein", ["Klasse B"]],
  ],
  languages: [
    ["Deutsch", "Muttersprache"],
    ["Tschechisch", "gute Kenntnisse"],
  ],
  certifications: [["Geprüfte Bilanzbuchhalterin", "Kammer Sachsen", 2020]],
  interests: ["Chorgesang", "Radfahren"],
};
