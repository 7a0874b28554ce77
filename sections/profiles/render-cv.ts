import { fields, lineOf, links, plain, type RenderCvSection } from "@/domain/imports/render-cv-entry";

export const renderCv: RenderCvSection = {
  read: (entry) => [{ icon: "", iconColor: "", network: plain(lineOf(entry)), username: "", website: links(fields(entry)) }],
};
