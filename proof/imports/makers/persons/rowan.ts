import type { MakerPerson } from "@/proof/imports/makers/person";

export const rowan: MakerPerson = {
  key: "rowan",
  locale: "en-GB",
  name: "Rowan Achterberg",
  headline: "Landscape Architect",
  email: "rowan@achterberg.example",
  phone: "+44 20 7946 0321",
  location: "Leeds, United Kingdom",
  site: "achterberg.example",
  profiles: [
    ["LinkedIn", "rowan-achterberg", "linkedin.com/in/rowan-achterberg"],
    ["Behance", "rowanachterberg", "behance.net/rowanachterberg"],
  ],
  summary:
    "Chartered landscape architect who plans parks that survive dry summers, school holidays and council budgets. Works with residents from the first sketch.",
  jobs: [
    [
      "Fennimore Landscape Partners",
      "Associate Landscape Architect",
      "Leeds, United Kingdom",
      [[2019, 2], null],
      [
        "Lead designer of a 14-hectare riverside park that opened four months early and stayed within its budget of £6.2m.",
        "Introduced drought-tolerant planting across nine long-term contracts with city councils.",
      ],
    ],
    [
      "Hadley & Voss Ltd",
      "Landscape Designer",
      "York, United Kingdom",
      [
        [2015, 10],
        [2019, 1],
      ],
      ["Drew planting plans for 32 schools.", "Built the studio’s library of soil tests, which four other studios now share."],
    ],
  ],
  schools: [
    [
      "University of Northmoor",
      "MA",
      "Landscape Architecture",
      "Sheffield, United Kingdom",
      [
        [2013, 9],
        [2015, 7],
      ],
    ],
    [
      "Northmoor College",
      "BA",
      "Geography",
      "Sheffield, United Kingdom",
      [
        [2010, 9],
        [2013, 7],
      ],
    ],
  ],
  projects: [
    [
      "Rain Gardens for Streets",
      [
        [2021, 3],
        [2021, 11],
      ],
      "A handbook of twelve planting plans for narrow pavements.",
    ],
  ],
  skills: [
    ["Software", ["AutoCAD", "QGIS", "Rhino"]],
    ["Planning", ["Tendering", "Soil surveys"]],
  ],
  languages: [
    ["English", "Native"],
    ["Dutch", "Fluent"],
  ],
  publications: [["Parks in Dry Years", "Landscape Review", 2021]],
  awards: [["Young Designer Medal", "Guild of Garden Makers", 2018]],
  own: {
    title: "Memberships",
    entries: [["Guild of Garden Makers", [[2016, 5], null], "Member of the committee for public spaces."]],
  },
};
