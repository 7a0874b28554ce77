import type { BuilderPerson } from "@/proof/imports/builders/builder";

export const wieslaw: BuilderPerson = {
  locale: "pl-PL",
  name: "Wiesław Drzazga",
  headline: "Specjalista ds. zakupów",
  email: "w.drzazga@poczta.example",
  phone: "+48 500 555 182",
  location: "Łódź",
  site: "",
  profiles: [["LinkedIn", "wdrzazga", "linkedin.com/in/wdrzazga"]],
  summary:
    "Specjalista ds. zakupów z ośmioletnim doświadczeniem w branży meblarskiej. Negocjuję twardo, ale uczciwie, i pilnuję terminów dostaw.",
  jobs: [
    {
      company: "Meble Borowik Sp. z o.o.",
      place: "Łódź",
      roles: [
        {
          position: "Starszy specjalista ds. zakupów",
          from: [2020, 4],
          to: null,
          points: [
            "Odpowiedzialność za budżet 18 mln zł rocznie.",
            "Wprowadzenie oceny dostawców, która skróciła czas dostaw o 12 dni.",
          ],
        },
      ],
    },
    {
      company: "Tartak Sosnowy Bór",
      place: "Zgierz",
      roles: [
        {
          position: "Referent ds. zaopatrzenia",
          from: [2016, 7],
          to: [2020, 3],
          points: ["Zamawianie surowca i kontrola faktur."],
        },
      ],
    },
  ],
  schools: [
    {
      school: "Politechnika Zielonogórska",
      degree: "Magister logistyki",
      place: "Zielona Góra",
      from: [2011, 10],
      to: [2016, 6],
    },
  ],
  skills: [
    ["Programy", ["SAP MM", "Excel", "Comarch ERP"]],
    ["Inne", ["prawo jazdy kat. B", "negocjacje"]],
  ],
  languages: [
    ["polski", "ojczysty"],
    ["angielski", "B2"],
    ["rosyjski", "A2"],
  ],
  certifications: [["Certyfikat CIPS poziom 4", "CIPS", 2021]],
};
