import { icon, item } from "@/domain/sample/sample-item";

export const sample = [
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
  {
    ...item("skill-5"),
    ...icon("cloud"),
    name: "Operations",
    proficiency: "Proficient",
    level: 3,
    keywords: ["Containers", "Observability", "Incident reviews"],
  },
];
