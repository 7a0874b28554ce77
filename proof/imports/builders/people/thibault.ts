import type { BuilderPerson } from "@/proof/imports/builders/builder";

export const thibault: BuilderPerson = {
  locale: "fr-FR",
  name: "Thibault Kerdraon",
  headline: "Technicien de maintenance industrielle",
  email: "thibault.kerdraon@courriel.example",
  phone: "06 39 98 04 17",
  location: "Lorient",
  site: "",
  profiles: [],
  summary:
    "Technicien de maintenance depuis sept ans, je dépanne des lignes d’emballage et forme les opérateurs aux gestes simples qui évitent les arrêts.",
  jobs: [
    {
      company: "Conserverie du Blavet",
      place: "Lorient",
      roles: [
        {
          position: "Technicien de maintenance",
          from: [2021, 1],
          to: null,
          points: ["Maintenance préventive de cinq lignes d’emboîtage.", "Réduction des arrêts non planifiés de 30 %."],
        },
      ],
    },
    {
      company: "Ateliers Le Goff",
      place: "Vannes",
      roles: [
        {
          position: "Électromécanicien",
          from: [2018, 9],
          to: [2020, 12],
          points: ["Câblage d’armoires électriques et mise en service chez les clients."],
        },
      ],
    },
    {
      company: "Chantiers de Keroman",
      place: "Lorient",
      roles: [
        { position: "Apprenti électricien", from: [2016, 9], to: [2018, 8], points: ["Installation électrique de chalutiers."] },
      ],
    },
  ],
  schools: [
    { school: "Lycée Professionnel de Kerlann", degree: "BTS Électrotechnique", place: "Vannes", from: [2016, 9], to: [2018, 6] },
    { school: "Lycée des Embruns", degree: "Baccalauréat professionnel", place: "Lorient", from: [2013, 9], to: [2016, 6] },
  ],
  skills: [
    ["Technique", ["Automates Siemens", "Hydraulique", "Pneumatique"]],
    ["Bureautique", ["GMAO", "Excel"]],
  ],
  languages: [
    ["Français", "langue maternelle"],
    ["Anglais", "niveau B1"],
  ],
  certifications: [],
  interests: ["Voile", "Fanfare municipale (trombone)", "Jardinage"],
};
