import { type RenderCvSection, titled } from "@/domain/imports/render-cv-entry";

export const renderCv: RenderCvSection = {
  read: (entry) => titled(entry, "title", "issuer", "location"),
};
