import { icon, item } from "@/domain/sample/sample-item";

export const sample = [
  { ...item("interest-1"), ...icon("sailboat"), name: "Dinghy sailing", keywords: ["Race officer", "Tide tables"] },
  { ...item("interest-2"), ...icon("printer"), name: "Letterpress", keywords: ["Posters", "Type"] },
];
