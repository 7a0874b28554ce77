import type { BuilderPerson } from "@/proof/imports/builders/builder";

export const eudora: BuilderPerson = {
  locale: "en-US",
  name: "Eudora Pennyfeather",
  headline: "",
  email: "eudora.pennyfeather@mail.example",
  phone: "(202) 555-0168",
  location: "118 Juniper Court, Dover, DE 19901",
  site: "",
  profiles: [],
  summary:
    "Contract specialist with fourteen years of federal acquisitions, from simplified purchases to services of forty million dollars.",
  jobs: [
    {
      company: "Office of Inland Waters",
      place: "Dover, DE",
      roles: [
        {
          position: "Contract Specialist, GS-1102-12",
          from: [2018, 6],
          to: null,
          points: [
            "Awarded and administered 140 contracts for dredging, surveying and laboratory services with a value of 38 million dollars.",
            "Wrote the acquisition plans of three regional offices and defended each of them before the review board.",
            "Reduced the time from request to award from 94 to 61 days.",
          ],
        },
      ],
    },
    {
      company: "Bureau of Lighthouses",
      place: "Annapolis, MD",
      roles: [
        {
          position: "Procurement Analyst, GS-1102-09",
          from: [2013, 1],
          to: [2018, 5],
          points: [
            "Compared the prices of 2,300 purchases and published the first catalogue of the bureau.",
            "Trained 45 cardholders in the rules of small purchases.",
          ],
        },
      ],
    },
    {
      company: "Chesapeake County Schools",
      place: "Salisbury, MD",
      roles: [
        {
          position: "Purchasing Clerk",
          from: [2010, 8],
          to: [2012, 12],
          points: ["Placed and tracked 900 orders a year for 21 schools."],
        },
      ],
    },
  ],
  schools: [
    {
      school: "Tidewater State University",
      degree: "Bachelor of Science, Business Administration",
      place: "Salisbury, MD",
      from: [2006, 9],
      to: [2010, 5],
    },
  ],
  skills: [["Systems", ["Procurement Desk", "Excel", "Contract Ledger"]]],
  languages: [],
  certifications: [
    ["Contracting Professional", "Acquisition Institute", 2019],
    ["Purchase Card Trainer", "Acquisition Institute", 2015],
  ],
};
