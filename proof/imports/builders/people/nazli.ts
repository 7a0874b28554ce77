import type { BuilderPerson } from "@/proof/imports/builders/builder";

export const nazli: BuilderPerson = {
  locale: "tr-TR",
  name: "Nazlı Karayel",
  headline: "Muhasebe Uzmanı",
  email: "nazli.karayel@eposta.example",
  phone: "+90 532 555 01 74",
  location: "İzmir, Türkiye",
  site: "",
  profiles: [["LinkedIn", "nazlikarayel", "linkedin.com/in/nazlikarayel"]],
  summary:
    "Sekiz yıllık deneyime sahip muhasebe uzmanı. Ay sonu kapanışları, vergi beyannameleri ve dış denetim süreçlerini yürüttüm.",
  jobs: [
    {
      company: "Ege Zeytin A.Ş.",
      place: "İzmir",
      roles: [
        {
          position: "Muhasebe Uzmanı",
          from: [2019, 9],
          to: null,
          points: ["Ay sonu kapanış süresini dokuz günden beşe indirdi.", "Üç kişilik ekibe yol gösteriyor."],
        },
      ],
    },
    {
      company: "Karaca Mali Müşavirlik",
      place: "Manisa",
      roles: [
        {
          position: "Muhasebe Elemanı",
          from: [2016, 2],
          to: [2019, 8],
          points: ["40 müşterinin aylık beyannamelerini hazırladı."],
        },
      ],
    },
  ],
  schools: [{ school: "Yamanlar Üniversitesi", degree: "İşletme Lisans", place: "İzmir", from: [2011, 9], to: [2015, 6] }],
  skills: [["Programlar", ["Logo Tiger", "Mikro", "Excel"]]],
  languages: [
    ["Türkçe", "Ana dil"],
    ["İngilizce", "Orta"],
  ],
  certifications: [["SMMM Stajını Başlatma Belgesi", "TÜRMOB", 2017]],
};
