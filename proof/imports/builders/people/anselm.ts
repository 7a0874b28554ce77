import type { BuilderPerson } from "@/proof/imports/builders/builder";

export const anselm: BuilderPerson = {
  locale: "en-US",
  name: "Anselm R. Quillfeather",
  headline: "",
  email: "quillfeather@lindenhall.example",
  phone: "+1 617 555 0143",
  location: "Somerville, MA",
  site: "quillfeather.example",
  profiles: [["ORCID", "0000-0000-0000-0000", "orcid.org/0000-0000-0000-0000"]],
  summary: "",
  jobs: [
    {
      company: "Lindenhall University",
      place: "Somerville, MA",
      roles: [
        {
          position: "Assistant Professor of Linguistics",
          from: [2021, 8],
          to: null,
          points: ["Teaching: Phonology I, Field Methods, Bayesian Statistics for Linguists."],
        },
      ],
    },
    {
      company: "Institute for Endangered Sounds",
      place: "Reykholt, Iceland",
      roles: [
        {
          position: "Postdoctoral Researcher",
          from: [2018, 10],
          to: [2021, 7],
          points: ["Recorded and annotated 140 hours of coastal dialects."],
        },
      ],
    },
  ],
  schools: [
    { school: "Marrow College", degree: "Ph.D. in Linguistics", place: "Amherst, MA", from: [2012, 9], to: [2018, 5] },
    { school: "University of Silver Lake", degree: "B.A. in Classics", place: "Duluth, MN", from: [2008, 9], to: [2012, 5] },
  ],
  skills: [["Software", ["Praat", "R", "ELAN"]]],
  languages: [
    ["English", "native"],
    ["Icelandic", "advanced"],
    ["Faroese", "reading"],
  ],
  certifications: [["Early Career Teaching Prize", "Lindenhall University", 2023]],
  publications: [
    ["Vowel mergers on a shrinking coast", "Journal of Imagined Phonetics", 2022],
    ["How many speakers does a sound need?", "Proceedings of the Quiet Languages Workshop", 2020],
  ],
};
