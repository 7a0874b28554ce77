import { plainToRichText } from "@/domain/rich-text/from-plain";
import { item, none } from "@/domain/sample/sample-item";

export const sample = [
  {
    ...item("reference-1"),
    name: "Tomos Arkwright",
    position: "Head of Product, Tidewater Instruments",
    website: none,
    phone: "+44 20 7946 0311",
    description: plainToRichText("Ilse makes complicated things feel obvious, and makes the people around her better at it."),
  },
];
