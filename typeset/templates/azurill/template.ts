import { aboveName, two } from "@/typeset/template";

export const template = two("left", { picture: aboveName });
