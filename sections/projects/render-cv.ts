import { textOf } from "@/domain/imports/draft";
import { type RenderCvSection, titled, withPlace } from "@/domain/imports/render-cv-entry";

export const renderCv: RenderCvSection = {
  read: (entry) =>
    titled(entry, "name", "location", "location").map(({ location, ...item }) => withPlace(item, textOf(location))),
};
