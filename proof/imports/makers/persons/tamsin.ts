import type { MakerPerson } from "@/proof/imports/makers/person";

export const tamsin: MakerPerson = {
  key: "tamsin",
  locale: "en-US",
  name: "Tamsin Okereke",
  headline: "Site Reliability Engineer",
  email: "tamsin.okereke@example.com",
  phone: "+1 (555) 010-4477",
  location: "Austin, TX",
  site: "okereke.example.com",
  profiles: [
    ["LinkedIn", "tamsin-okereke", "linkedin.com/in/tamsin-okereke"],
    ["GitHub", "tokereke", "github.com/tokereke"],
  ],
  summary:
    "Reliability engineer with ten years of keeping payment and telemetry systems up. Prefers small, well-tested changes and honest incident reviews over heroics.",
  jobs: [
    [
      "Marlowe Telemetry",
      "Senior Site Reliability Engineer",
      "Austin, TX",
      [[2021, 6], null],
      [
        "Raised availability of the ingestion pipeline to 99.97% while traffic grew from 2 to 9 billion events a day and three regions were added.",
        "Led a hands-on migration of 140 high-impact services to a shared deployment platform without a customer-facing outage.",
        "Wrote the on-call handbook that eleven teams use today.",
      ],
    ],
    [
      "Quillon Payments",
      "Site Reliability Engineer",
      "Denver, CO",
      [
        [2017, 9],
        [2021, 5],
      ],
      [
        "Cut the median time to recovery from 48 to 11 minutes by rehearsing failures every second Tuesday.",
        "Automated certificate rotation for 600 hosts.",
      ],
    ],
    [
      "Brightmoor Hosting",
      "Systems Administrator",
      "Tulsa, OK",
      [
        [2014, 7],
        [2017, 8],
      ],
      ["Ran 300 servers with two colleagues and no unplanned night shift in the last year.", "Moved backups off tape."],
    ],
  ],
  schools: [
    [
      "University of Cedar Plains",
      "BSc",
      "Computer Science",
      "Norman, OK",
      [
        [2010, 9],
        [2014, 6],
      ],
    ],
    [
      "Harlan Technical Institute",
      "Associate Degree",
      "Network Administration",
      "Tulsa, OK",
      [
        [2008, 9],
        [2010, 6],
      ],
    ],
  ],
  projects: [
    [
      "Pagerboard",
      [
        [2020, 1],
        [2022, 3],
      ],
      "A dashboard that shows which alerts were acted on, used by forty teams.",
    ],
  ],
  skills: [
    ["Languages", ["Go", "Python", "SQL"]],
    ["Platforms", ["Kubernetes", "Terraform", "Prometheus"]],
  ],
  languages: [
    ["English", "Native"],
    ["Igbo", "Conversational"],
  ],
  publications: [
    ["Rehearsing Failure in Small Teams", "Journal of Operations Practice", 2022],
    ["Alert Budgets That Hold", "Reliability Notes Conference", 2019],
  ],
  awards: [["Operations Prize", "Marlowe Telemetry", 2023]],
  own: {
    title: "Invited Talks",
    entries: [
      [
        "What Pagers Teach Us",
        [
          [2023, 4],
          [2023, 4],
        ],
        "Keynote before 400 people in Chicago.",
      ],
    ],
  },
};
