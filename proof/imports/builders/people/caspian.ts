import type { BuilderPerson } from "@/proof/imports/builders/builder";

export const caspian: BuilderPerson = {
  locale: "en-US",
  name: "Caspian Dellaroy",
  headline: "Site Reliability Engineer",
  email: "caspian@dellaroy.example",
  phone: "512-555-0117",
  location: "Austin, TX",
  site: "dellaroy.example",
  profiles: [
    ["GitHub", "cdellaroy", "github.com/cdellaroy"],
    ["LinkedIn", "caspian-dellaroy", "linkedin.com/in/caspian-dellaroy"],
  ],
  summary:
    "Engineer who keeps payment systems up and pagers quiet. Eleven years between data centers and clouds, five of them leading on-call teams.",
  jobs: [
    {
      company: "Ledgerly",
      place: "Austin, TX",
      roles: [
        {
          position: "Staff Site Reliability Engineer",
          from: [2022, 3],
          to: null,
          points: ["Moved 70 services to a new cluster without downtime.", "Halved the number of pages per week."],
        },
        {
          position: "Site Reliability Engineer",
          from: [2019, 5],
          to: [2022, 2],
          points: ["Wrote the incident handbook that all teams still use."],
        },
      ],
    },
    {
      company: "Corvid Hosting",
      place: "Denver, CO",
      roles: [
        {
          position: "Systems Administrator",
          from: [2013, 8],
          to: [2019, 4],
          points: ["Ran 1,200 servers in two data centers.", "Automated the rollout of security patches."],
        },
      ],
    },
  ],
  schools: [
    { school: "Pecos State University", degree: "B.S. Computer Science", place: "El Paso, TX", from: [2009, 8], to: [2013, 5] },
  ],
  skills: [
    ["Languages", ["Go", "Python", "Bash"]],
    ["Platforms", ["Kubernetes", "AWS", "Terraform"]],
    ["Observability", ["Prometheus", "Grafana"]],
  ],
  languages: [
    ["English", "Native"],
    ["Portuguese", "Intermediate"],
  ],
  certifications: [
    ["Certified Kubernetes Administrator", "CNCF", 2021],
    ["Solutions Architect Associate", "Amazon Web Services", 2019],
  ],
};
