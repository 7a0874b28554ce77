import type { BuilderPerson } from "@/proof/imports/builders/builder";

export const ines: BuilderPerson = {
  locale: "en-GB",
  name: "Ines Harrowgate",
  headline: "Senior Product Designer",
  email: "ines.harrowgate@mail.example",
  phone: "+44 20 7946 0611",
  location: "Bristol, United Kingdom",
  site: "harrowgate.example",
  profiles: [
    ["LinkedIn", "ines-harrowgate", "linkedin.com/in/ines-harrowgate"],
    ["GitHub", "iharrow", "github.com/iharrow"],
  ],
  summary:
    "Product designer with eleven years in public transport and payments. I turn research into interfaces that people with little time understand at once.",
  jobs: [
    {
      company: "Tidewell Transit",
      place: "Bristol, United Kingdom",
      roles: [
        {
          position: "Senior Product Designer",
          from: [2021, 5],
          to: null,
          points: [
            "Redesigned the ticket purchase for 1.4 million riders; abandoned purchases fell from 31 to 12 percent.",
            "Built a design system of 60 components that four teams use every day.",
          ],
        },
        {
          position: "Product Designer",
          from: [2018, 9],
          to: [2021, 4],
          points: ["Interviewed 140 riders about missed connections and drew the first live map of delays."],
        },
      ],
    },
    {
      company: "Pennybrook",
      place: "London, United Kingdom",
      roles: [
        {
          position: "Interaction Designer",
          from: [2015, 2],
          to: [2018, 8],
          points: [
            "Shortened the sign-up for small shops from nine screens to four.",
            "Ran weekly usability tests with shop owners.",
          ],
        },
      ],
    },
  ],
  schools: [
    { school: "University of Falmere", degree: "BA Graphic Communication", place: "Falmere", from: [2011, 9], to: [2014, 6] },
  ],
  skills: [
    ["Design", ["Figma", "Prototyping", "Design systems"]],
    ["Research", ["Usability testing", "Interviews", "Surveys"]],
  ],
  languages: [
    ["English", "Native"],
    ["Portuguese", "Fluent"],
  ],
  certifications: [["Certified Accessibility Specialist", "Web Access Guild", 2020]],
};
