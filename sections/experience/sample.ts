import { listToRichText, plainToRichText } from "@/domain/rich-text/from-plain";
import { item, link, none } from "@/domain/sample/sample-item";

export const sample = [
  {
    ...item("experience-1"),
    company: "Tidewater Instruments",
    position: "Senior Product Engineer",
    location: "Bristol, United Kingdom",
    period: "Mar 2022 - Present",
    website: link("https://tidewater.example.com"),
    description: listToRichText([
      "Lead a team of five building the dashboard that 1,400 harbour masters use to plan berths; cut planning time per ship from 25 to 9 minutes.",
      "Replaced nightly batch imports with an event stream, so tide and traffic data is seconds old instead of hours.",
      "Brought every screen to WCAG 2.2 AA together with two blind colleagues, and wrote the checks that keep it there.",
      "Introduced weekly visits to control rooms: every engineer sees the product at work.",
    ]),
    roles: [],
  },
  {
    ...item("experience-2"),
    company: "Fernhill Energy",
    position: "Software Engineer",
    location: "Cardiff, United Kingdom",
    period: "Sep 2017 - Feb 2022",
    website: none,
    description: plainToRichText("Billing and metering for a cooperative of 60,000 households."),
    roles: [
      {
        id: "sample-role-1",
        position: "Software Engineer",
        period: "Jan 2020 - Feb 2022",
        description: listToRichText([
          "Designed the tariff engine that introduced half-hourly prices without a single wrong bill.",
          "Mentored three apprentices, all of whom stayed as engineers.",
          "Reduced a bill run from eleven hours to 40 minutes by settling meters as readings arrive.",
        ]),
      },
      {
        id: "sample-role-2",
        position: "Junior Software Engineer",
        period: "Sep 2017 - Dec 2019",
        description: listToRichText([
          "Moved 14 years of meter readings to PostgreSQL with no downtime and every reading accounted for.",
          "Built the page where members compare tariffs; 22,000 households used it in its first winter.",
        ]),
      },
    ],
  },
];
