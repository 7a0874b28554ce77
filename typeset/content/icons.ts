import type { CustomSectionType } from "@/contracts/model/resume/custom-section";
import { sectionForm } from "@/contracts/model/resume/sections/forms";

/** Icon of a section whose own icon field is empty. */
export function sectionIcon(type: CustomSectionType): string {
  if (type === "summary") return "article";
  return type === "cover-letter" ? "envelope-simple" : sectionForm(type).icon;
}

/** Icons of contact lines without their own icon. */
export const CONTACT_ICONS = { email: "envelope", phone: "phone", location: "map-pin", website: "globe" } as const;

const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The icon's name when it can be one of the Phosphor set; null for empty, `none` and invalid names. */
export function iconName(name: string): string | null {
  const requested = name.trim();
  return requested !== "none" && requested.length <= 64 && NAME.test(requested) ? requested : null;
}

/** The filled drawing of an icon: the same name in the set's fill weight. */
export const filledIcon = (name: string): string => `${name}-fill`;

/** The file of an icon below `@phosphor-icons/core/assets`. */
export const iconFile = (name: string): string => (name.endsWith("-fill") ? `fill/${name}.svg` : `regular/${name}.svg`);
