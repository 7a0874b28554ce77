import type { BuilderPerson } from "@/proof/imports/builders/builder";

export const delphine: BuilderPerson = {
  locale: "en-GB",
  name: "Delphine Okonjo-Hart",
  headline: "Programme Manager, Public Health",
  email: "d.okonjohart@mailbox.example",
  phone: "+44 7700 900381",
  location: "Leicester, United Kingdom",
  site: "",
  profiles: [["LinkedIn", "delphine-oh", "linkedin.com/in/delphine-oh"]],
  summary:
    "Programme manager who has taken three vaccination programmes from pilot to county-wide service. Comfortable with clinicians, commissioners and spreadsheets.",
  jobs: [
    {
      company: "Midland Health Partnership",
      place: "Leicester",
      roles: [
        {
          position: "Programme Manager",
          from: [2019, 6],
          to: null,
          points: ["Leads a team of nine across two counties.", "Raised uptake among over-65s from 61% to 78%."],
        },
      ],
    },
    {
      company: "Brightwell Charity",
      place: "Nottingham",
      roles: [
        {
          position: "Outreach Coordinator",
          from: [2015, 4],
          to: [2019, 5],
          points: ["Ran weekly drop-in clinics in six libraries.", "Recruited and trained 40 volunteers."],
        },
      ],
    },
    {
      company: "St Oswin’s Hospital",
      place: "Derby",
      roles: [
        { position: "Ward Administrator", from: [2012, 9], to: [2015, 3], points: ["Booked beds, transport and interpreters."] },
      ],
    },
  ],
  schools: [
    { school: "University of Charnwood", degree: "MSc Public Health", place: "Loughborough", from: [2016, 9], to: [2018, 7] },
    { school: "Trentside University", degree: "BA Sociology", place: "Nottingham", from: [2009, 9], to: [2012, 6] },
  ],
  skills: [
    ["Delivery", ["PRINCE2", "Budgeting", "Stakeholder mapping"]],
    ["Data", ["Excel", "SPSS", "Tableau"]],
  ],
  languages: [
    ["English", "Native"],
    ["Igbo", "Conversational"],
  ],
  certifications: [["PRINCE2 Practitioner", "AXELOS", 2018]],
};
