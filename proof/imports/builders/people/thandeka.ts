import type { BuilderPerson } from "@/proof/imports/builders/builder";

export const thandeka: BuilderPerson = {
  locale: "en-US",
  name: "Thandeka Marlowe",
  headline: "Clinical Research Coordinator",
  email: "thandeka.marlowe@post.example",
  phone: "(555) 010-0177",
  location: "Madison, WI",
  site: "marlowe.example",
  profiles: [["LinkedIn", "thandeka-marlowe", "linkedin.com/in/thandeka-marlowe"]],
  summary:
    "Research coordinator for trials in cardiology and oncology. Known for complete records, calm patients and visits that begin on time.",
  jobs: [
    {
      company: "Lakeshore Heart Institute",
      place: "Madison, WI",
      roles: [
        {
          position: "Clinical Research Coordinator",
          from: [2020, 7],
          to: null,
          points: [
            "Coordinates nine trials with 420 patients; no finding in the last two audits.",
            "Trained eleven new coordinators in consent and documentation.",
          ],
        },
      ],
    },
    {
      company: "Birchwater Oncology Group",
      place: "Milwaukee, WI",
      roles: [
        {
          position: "Research Assistant",
          from: [2017, 3],
          to: [2020, 6],
          points: ["Scheduled 1,900 visits and reduced missed ones from 14 to 5 percent."],
        },
      ],
    },
  ],
  schools: [
    {
      school: "Northern Prairie College",
      degree: "Bachelor of Science in Nursing",
      place: "Duluth, MN",
      from: [2012, 8],
      to: [2016, 5],
    },
  ],
  skills: [
    ["Clinical", ["Phlebotomy", "Informed consent", "Vital signs"]],
    ["Software", ["REDCap", "Epic", "Excel"]],
  ],
  languages: [
    ["English", "Native"],
    ["Zulu", "Conversational"],
  ],
  certifications: [["Certified Clinical Research Professional", "Trial Coordinators Society", 2021]],
};
