import type { MakerPerson } from "@/proof/imports/makers/person";

export const priyanka: MakerPerson = {
  key: "priyanka",
  locale: "en-US",
  name: "Dr. Priyanka Vellore",
  headline: "Research Scientist",
  email: "p.vellore@example.edu",
  phone: "(555) 010-8812",
  location: "Madison, WI",
  site: "vellore-lab.example.edu",
  profiles: [
    ["LinkedIn", "pvellore", "linkedin.com/in/pvellore"],
    ["ORCID", "0000-0002-0000-4411", "orcid.org/0000-0002-0000-4411"],
    ["X", "pvellore", "x.com/pvellore"],
  ],
  summary:
    "Materials scientist working on membranes for water treatment. Happy to explain results to funders, students and the local newspaper alike.",
  jobs: [
    [
      "Lakeshore Research Institute",
      "Research Scientist",
      "Madison, WI",
      [[2020, 8], null],
      [
        "Run a group of five that develops low-cost membranes; two of them are in pilot plants with 20,000 litres a day.",
        "Raised 1.3 million dollars in peer-reviewed grants since 2021 and wrote the institute’s open-data policy.",
      ],
    ],
    [
      "Dunmore University",
      "Postdoctoral Researcher",
      "Buffalo, NY",
      [
        [2017, 9],
        [2020, 7],
      ],
      ["Measured ageing of polymer membranes over 18 months.", "Supervised seven undergraduate theses."],
    ],
    [
      "Dunmore University",
      "Teaching Assistant",
      "Buffalo, NY",
      [
        [2013, 9],
        [2017, 6],
      ],
      ["Taught thermodynamics to 90 students a year."],
    ],
  ],
  schools: [
    [
      "Dunmore University",
      "PhD",
      "Materials Science",
      "Buffalo, NY",
      [
        [2012, 9],
        [2017, 8],
      ],
    ],
    [
      "Saint Alder College",
      "BSc",
      "Chemistry",
      "Albany, NY",
      [
        [2008, 9],
        [2012, 5],
      ],
    ],
  ],
  projects: [],
  skills: [
    ["Methods", ["Spectroscopy", "Electron microscopy"]],
    ["Software", ["Python", "MATLAB", "LaTeX"]],
  ],
  languages: [
    ["English", "Native"],
    ["Tamil", "Native"],
  ],
  publications: [
    ["Ageing of Thin Polymer Membranes", "Annals of Water Materials", 2021],
    ["Salt Transport in Layered Films", "Polymer Letters", 2019],
    ["A Cheap Test for Leaks", "Journal of Filter Science", 2018],
  ],
  awards: [["Early Career Award", "Society for Clean Water", 2022]],
  own: {
    title: "Outreach",
    entries: [
      [
        "Water Day at Lakeside School",
        [
          [2022, 3],
          [2022, 3],
        ],
        "Experiments with 120 children.",
      ],
    ],
  },
};
