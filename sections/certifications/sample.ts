import { item, none } from "@/domain/sample/sample-item";

export const sample = [
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
];
