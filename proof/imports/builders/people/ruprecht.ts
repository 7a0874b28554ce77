import type { BuilderPerson } from "@/proof/imports/builders/builder";

export const ruprecht: BuilderPerson = {
  locale: "de-DE",
  name: "Ruprecht Sandkühler",
  headline: "Einkaufsleiter",
  email: "r.sandkuehler@beispiel.example",
  phone: "+49 30 5550 0922",
  location: "70173 Stuttgart",
  site: "",
  profiles: [["LinkedIn", "ruprecht-sandkuehler", "linkedin.com/in/ruprecht-sandkuehler"]],
  summary:
    "Einkaufsleiter mit Schwerpunkt Metall und Elektronik. Verhandelt Rahmenverträge in acht Ländern und baut Lieferanten auf, die auch in Engpässen liefern.",
  jobs: [
    {
      company: "Filstal Antriebstechnik AG",
      place: "Stuttgart",
      roles: [
        {
          position: "Einkaufsleiter",
          from: [2021, 4],
          to: null,
          points: [
            "Verantwortung für ein Einkaufsvolumen von 60 Mio. Euro und ein Team von neun Personen.",
            "Senkung der Materialkosten um 7 Prozent innerhalb von zwei Jahren.",
          ],
        },
        {
          position: "Strategischer Einkäufer",
          from: [2017, 1],
          to: [2021, 3],
          points: ["Aufbau von vierzehn Lieferanten in Tschechien und Portugal."],
        },
      ],
    },
    {
      company: "Albwerk Elektronik GmbH",
      place: "Reutlingen",
      roles: [
        {
          position: "Sachbearbeiter Einkauf",
          from: [2012, 9],
          to: [2016, 12],
          points: ["Bestellung und Terminverfolgung für 2.000 Bauteile."],
        },
      ],
    },
  ],
  schools: [
    {
      school: "Hochschule Neckartal",
      degree: "Bachelor of Arts Betriebswirtschaft",
      place: "Esslingen",
      from: [2008, 10],
      to: [2012, 7],
    },
  ],
  skills: [
    ["Einkauf", ["Vertragsrecht", "Lieferantenaudits", "Incoterms"]],
    ["IT", ["SAP MM", "Excel", "Power BI"]],
  ],
  languages: [
    ["Deutsch", "Muttersprache"],
    ["Englisch", "C1"],
    ["Tschechisch", "A2"],
  ],
  certifications: [["Fachwirt für Einkauf", "IHK Schwaben", 2015]],
};
