/** Accents that read well on white paper and in grey print. */
export const ACCENTS = [
  { name: "red", value: "rgba(140, 47, 36, 1)" },
  { name: "petrol", value: "rgba(24, 88, 108, 1)" },
  { name: "green", value: "rgba(45, 96, 60, 1)" },
  { name: "violet", value: "rgba(94, 58, 122, 1)" },
  { name: "blue", value: "rgba(45, 72, 112, 1)" },
  { name: "black", value: "rgba(28, 26, 24, 1)" },
] as const;
