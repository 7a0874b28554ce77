import type { CustomSectionType } from "@/contracts/model/resume/custom-section";

/** Icon of a section whose own icon field is empty. */
export const SECTION_ICONS: Record<CustomSectionType, string> = {
  summary: "article",
  profiles: "messenger-logo",
  experience: "briefcase",
  education: "graduation-cap",
  projects: "code-simple",
  skills: "compass-tool",
  languages: "translate",
  interests: "football",
  awards: "trophy",
  certifications: "certificate",
  publications: "books",
  volunteer: "hand-heart",
  references: "phone",
  "cover-letter": "envelope-simple",
};

/** Icons of the contact lines that have no icon of their own. */
export const CONTACT_ICONS = { email: "envelope", phone: "phone", location: "map-pin", website: "globe" } as const;

const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The icon's name when it can be one of the Phosphor set; null for empty, `none` and anything that is no name. */
export function iconName(name: string): string | null {
  const wanted = name.trim();
  return wanted !== "none" && wanted.length <= 64 && NAME.test(wanted) ? wanted : null;
}

/** The filled drawing of an icon: the same name in the set's fill weight. */
export const filledIcon = (name: string): string => `${name}-fill`;

/** The file of an icon below `@phosphor-icons/core/assets`. */
export const iconFile = (name: string): string => (name.endsWith("-fill") ? `fill/${name}.svg` : `regular/${name}.svg`);
