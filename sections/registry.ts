/**
 * Every section, in the order of the interface: the names of the folders beside this file. Each file of such a folder is one aspect of its
 * section, and `scripts/write-registries.mjs` collects each aspect into a module of `generated/`, so that a bundle has only those it uses.
 */
export const SECTION_ORDER = [
  "profiles",
  "experience",
  "education",
  "projects",
  "skills",
  "languages",
  "interests",
  "awards",
  "certifications",
  "publications",
  "volunteer",
  "references",
] as const;
