import { item } from "@/domain/sample/sample-item";

export const sample = [
  { ...item("language-1"), language: "English", fluency: "Native", level: 5 },
  { ...item("language-2"), language: "Welsh", fluency: "Fluent", level: 4 },
  { ...item("language-3"), language: "German", fluency: "Conversational", level: 3 },
];
