import type { BuilderPerson } from "@/proof/imports/builders/builder";

export const marisol: BuilderPerson = {
  locale: "en-US",
  name: "Marisol Trevanion",
  headline: "Brand Designer",
  email: "hello@trevanion.example",
  phone: "+1 (503) 555-0139",
  location: "Portland, OR",
  site: "trevanion.example",
  profiles: [["Behance", "trevanion", "behance.net/trevanion"]],
  summary:
    "I design brands that stay recognizable on a shampoo bottle and on a bus. Eight years in studios and in-house teams, from sketch to print run.",
  jobs: [
    {
      company: "Fennel & Rye",
      place: "Portland, OR",
      roles: [
        {
          position: "Lead Brand Designer",
          from: [2021, 8],
          to: null,
          points: ["Own the visual identity of four food brands.", "Cut the time from brief to shelf from 14 to 9 weeks."],
        },
      ],
    },
    {
      company: "Studio Halcyon",
      place: "Seattle, WA",
      roles: [
        {
          position: "Graphic Designer",
          from: [2018, 1],
          to: [2021, 7],
          points: ["Packaging and menus for 25 restaurants.", "Built the studio’s library of reusable grids."],
        },
      ],
    },
    {
      company: "The Wren Press",
      place: "Eugene, OR",
      roles: [
        { position: "Junior Designer", from: [2016, 6], to: [2017, 12], points: ["Typeset poetry books and letterpress cards."] },
      ],
    },
  ],
  schools: [
    { school: "Cascadia College of Art", degree: "BFA in Graphic Design", place: "Portland, OR", from: [2012, 9], to: [2016, 5] },
  ],
  skills: [["", ["Branding", "Packaging", "Typography", "Illustration", "Figma", "InDesign", "Photoshop", "Print production"]]],
  languages: [
    ["English", "Native"],
    ["Spanish", "Fluent"],
  ],
  certifications: [["Certified Packaging Professional", "Packaging Guild", 2022]],
  interests: ["Letterpress", "Trail running", "Ceramics"],
};
