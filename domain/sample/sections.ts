import type { SectionKey } from "@/contracts/model/resume/sections/forms";
import { listToRichText, plainToRichText } from "@/domain/rich-text/from-plain";

const none = { url: "", label: "", inlineLink: false };
const link = (url: string, label = "") => ({ url, label, inlineLink: true });
const item = (id: string) => ({ id: `sample-${id}`, hidden: false });
const icon = (name: string) => ({ icon: name, iconColor: "" });

/** Items of the sample. Dates are given as text, the way people write them; reading fills the structured ones. */
export const SAMPLE_SECTIONS: Record<SectionKey, readonly Record<string, unknown>[]> = {
  profiles: [
    {
      ...item("profile-1"),
      ...icon("github-logo"),
      network: "GitHub",
      username: "ilse-marwick",
      website: link("https://github.example.com/ilse-marwick"),
    },
    {
      ...item("profile-2"),
      ...icon("linkedin-logo"),
      network: "LinkedIn",
      username: "ilse-marwick",
      website: link("https://linkedin.example.com/in/ilse-marwick"),
    },
  ],
  experience: [
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
          ]),
        },
        {
          id: "sample-role-2",
          position: "Junior Software Engineer",
          period: "Sep 2017 - Dec 2019",
          description: listToRichText([
            "Moved 14 years of meter readings to PostgreSQL with no downtime and every reading accounted for.",
          ]),
        },
      ],
    },
  ],
  education: [
    {
      ...item("education-1"),
      school: "University of Aberlyn",
      degree: "BSc",
      area: "Computer Science and Design",
      grade: "First class honours",
      location: "Aberlyn",
      period: "2014 - 2017",
      website: none,
      description: plainToRichText("Dissertation: maps that can be read by touch."),
    },
  ],
  projects: [
    {
      ...item("project-1"),
      name: "Tidepool",
      period: "2021 - Present",
      website: link("https://tidepool.example.com", "tidepool.example.com"),
      description: plainToRichText(
        "Open-source library for tide predictions in the browser; 2,100 stars, used by three sailing schools.",
      ),
    },
    {
      ...item("project-2"),
      name: "Paper Weather",
      period: "2019",
      website: none,
      description: plainToRichText(
        "A weather station for the kitchen wall with an e-paper display that runs for a year on two batteries.",
      ),
    },
  ],
  skills: [
    {
      ...item("skill-1"),
      ...icon("code"),
      name: "Web engineering",
      proficiency: "Expert",
      level: 5,
      keywords: ["TypeScript", "React", "Node.js", "Accessibility"],
    },
    {
      ...item("skill-2"),
      ...icon("database"),
      name: "Data",
      proficiency: "Advanced",
      level: 4,
      keywords: ["PostgreSQL", "Event streams", "Time series"],
    },
    {
      ...item("skill-3"),
      ...icon("pencil-ruler"),
      name: "Product design",
      proficiency: "Advanced",
      level: 4,
      keywords: ["Prototyping", "Usability testing"],
    },
    {
      ...item("skill-4"),
      ...icon("users-three"),
      name: "Leading teams",
      proficiency: "Proficient",
      level: 3,
      keywords: ["Mentoring", "Hiring", "Writing"],
    },
  ],
  languages: [
    { ...item("language-1"), language: "English", fluency: "Native", level: 5 },
    { ...item("language-2"), language: "Welsh", fluency: "Fluent", level: 4 },
    { ...item("language-3"), language: "German", fluency: "Conversational", level: 3 },
  ],
  interests: [
    { ...item("interest-1"), ...icon("sailboat"), name: "Dinghy sailing", keywords: ["Race officer", "Tide tables"] },
    { ...item("interest-2"), ...icon("printer"), name: "Letterpress", keywords: ["Posters", "Type"] },
  ],
  awards: [
    {
      ...item("award-1"),
      title: "Accessible Product of the Year",
      awarder: "Western Design Council",
      date: "Nov 2024",
      website: none,
      description: plainToRichText("For the berth planner, with the whole team."),
    },
  ],
  certifications: [
    {
      ...item("certification-1"),
      title: "Certified Professional in Web Accessibility",
      issuer: "Accessibility Guild",
      date: "Jun 2023",
      website: none,
      description: "",
    },
    {
      ...item("certification-2"),
      title: "PostgreSQL Associate",
      issuer: "Open Data Institute of Aberlyn",
      date: "Feb 2020",
      website: none,
      description: "",
    },
  ],
  publications: [
    {
      ...item("publication-1"),
      title: "Planning with Tides: Interfaces for People in a Hurry",
      publisher: "Harbour Software Review",
      date: "Oct 2023",
      website: link("https://review.example.com/planning-with-tides"),
      description: plainToRichText("What we learned from 40 days in control rooms."),
    },
  ],
  volunteer: [
    {
      ...item("volunteer-1"),
      organization: "Code Club at the Old Library",
      location: "Bristol",
      period: "2018 - Present",
      website: none,
      description: plainToRichText("Two hours every Saturday with twenty children, mostly about making things blink."),
    },
  ],
  references: [
    {
      ...item("reference-1"),
      name: "Tomos Arkwright",
      position: "Head of Product, Tidewater Instruments",
      website: none,
      phone: "+44 20 7946 0311",
      description: plainToRichText("Ilse makes complicated things feel obvious, and makes the people around her better at it."),
    },
  ],
};
