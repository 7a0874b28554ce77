import { besideName, two } from "@/typeset/template";

export const template = two("right", { picture: besideName });
