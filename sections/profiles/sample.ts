import { icon, item, link } from "@/domain/sample/sample-item";

export const sample = [
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
];
