import type { BuilderPerson } from "@/proof/imports/builders/builder";

export const odhran: BuilderPerson = {
  locale: "en-US",
  name: "Odhran Castellane",
  headline: "Platform Engineer",
  email: "odhran@castellane.example",
  phone: "(555) 010-0142",
  location: "Portland, OR",
  site: "castellane.example",
  profiles: [["GitHub", "ocastellane", "github.com/ocastellane"]],
  summary:
    "Platform engineer who keeps deployments boring. Eight years of running container clusters for logistics and health companies.",
  jobs: [
    {
      company: "Larkspur Freight Systems",
      place: "Portland, OR",
      roles: [
        {
          position: "Staff Platform Engineer",
          from: [2022, 1],
          to: null,
          points: [
            "Moved 210 services to a shared cluster without a planned outage.",
            "Cut the monthly cost of computing from $180,000 to $112,000.",
          ],
        },
        {
          position: "Platform Engineer",
          from: [2019, 6],
          to: [2021, 12],
          points: [
            "Wrote the deployment tool that 90 engineers use.",
            "Introduced on-call reviews; pages at night fell by half.",
          ],
        },
      ],
    },
    {
      company: "Quillon Health",
      place: "Seattle, WA",
      roles: [
        {
          position: "Site Reliability Engineer",
          from: [2016, 8],
          to: [2019, 5],
          points: ["Kept the appointment service at 99.98 percent availability for three years."],
        },
      ],
    },
  ],
  schools: [
    {
      school: "Cascade State University",
      degree: "Bachelor of Science in Computer Science",
      place: "Eugene, OR",
      from: [2012, 9],
      to: [2016, 6],
    },
  ],
  skills: [
    ["Languages", ["Go", "Rust", "Python"]],
    ["Infrastructure", ["Kubernetes", "Terraform", "PostgreSQL"]],
  ],
  languages: [
    ["English", "Native or Bilingual"],
    ["French", "Limited Working"],
  ],
  certifications: [
    ["Certified Cluster Administrator", "Open Cluster Foundation", 2021],
    ["Network Associate", "Routewise Institute", 2018],
  ],
};
