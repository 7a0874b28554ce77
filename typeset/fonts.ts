/** Writing systems that a family may or may not cover; a text that needs one its family lacks gets a fallback family. */
type Script = "latin" | "latin-extended" | "vietnamese" | "greek" | "cyrillic";

/** A family that ships with the product. */
export interface FontFamily {
  name: string;
  /** Package `@expo-google-fonts/<slug>`. */
  slug: string;
  /** The name the engine knows it by: it reads width words such as “Condensed” as a property of the face. */
  engineName: string;
  /** Percent of the normal width. */
  stretch: number;
  kind: "serif" | "sans";
  /** Weights it has, each upright and italic. */
  weights: readonly number[];
  scripts: readonly Script[];
}

const europe = ["latin", "latin-extended"] as const;
const all = [...europe, "vietnamese", "greek", "cyrillic"] as const;
const withoutGreek = [...europe, "vietnamese", "cyrillic"] as const;

const WEIGHT_NAMES: Record<number, string> = {
  100: "Thin",
  200: "ExtraLight",
  300: "Light",
  400: "Regular",
  500: "Medium",
  600: "SemiBold",
  700: "Bold",
  800: "ExtraBold",
  900: "Black",
};

const weights = (from: number, to: number): number[] =>
  Object.keys(WEIGHT_NAMES)
    .map(Number)
    .filter((weight) => weight >= from && weight <= to);

type Details = Pick<FontFamily, "kind" | "weights" | "scripts"> & Partial<Pick<FontFamily, "slug" | "engineName" | "stretch">>;

const family = (name: string, details: Details): FontFamily => ({
  name,
  slug: name.toLowerCase().replaceAll(" ", "-"),
  engineName: name,
  stretch: 100,
  ...details,
});

/** The families a document can be set in, by name. */
export const FONT_FAMILIES: ReadonlyMap<string, FontFamily> = new Map(
  [
    family("EB Garamond", { kind: "serif", weights: weights(400, 800), scripts: all }),
    family("Fira Sans Condensed", {
      kind: "sans",
      weights: weights(100, 900),
      scripts: all,
      engineName: "Fira Sans",
      stretch: 75,
    }),
    family("IBM Plex Sans", { kind: "sans", weights: weights(100, 700), scripts: all }),
    family("IBM Plex Serif", { kind: "serif", weights: weights(100, 700), scripts: withoutGreek }),
    family("Inter", { kind: "sans", weights: weights(100, 900), scripts: all }),
    family("Lato", { kind: "sans", weights: [100, 300, 400, 700, 900], scripts: ["latin"] }),
    family("Merriweather", { kind: "serif", weights: weights(300, 900), scripts: withoutGreek }),
    family("Montserrat", { kind: "sans", weights: weights(100, 900), scripts: withoutGreek }),
    family("Noto Sans", { kind: "sans", weights: weights(100, 900), scripts: all }),
    family("Noto Serif", { kind: "serif", weights: weights(100, 900), scripts: all }),
    family("Open Sans", { kind: "sans", weights: weights(300, 800), scripts: all }),
    family("Roboto", { kind: "sans", weights: weights(100, 900), scripts: all }),
    family("Source Sans 3", { kind: "sans", weights: weights(200, 900), scripts: all }),
    family("Source Serif 4", { kind: "serif", weights: weights(200, 900), scripts: all }),
  ].map((each) => [each.name, each]),
);

/** What prints when a document names a family that does not ship: near in kind, and covering the most. */
export const FALLBACK_FAMILY = "IBM Plex Serif";

/** The family of each kind that lends characters which another family lacks. */
const LENDERS: Record<FontFamily["kind"], string> = { serif: "Noto Serif", sans: "Noto Sans" };

const SCRIPT_PATTERNS: Record<Script, RegExp> = {
  latin: /[A-Za-z]/,
  "latin-extended": /[\u0100-\u024F\u1E00-\u1E9F]/,
  vietnamese: /[\u01A0\u01A1\u01AF\u01B0\u1EA0-\u1EF9]/,
  greek: /[\u0370-\u03FF\u1F00-\u1FFF]/,
  cyrillic: /[\u0400-\u052F\u1C80-\u1C8F]/,
};

/** The family of that name, or undefined when it does not ship. Names are compared without regard to case. */
export function fontFamily(name: string): FontFamily | undefined {
  const wanted = name.trim();
  return (
    FONT_FAMILIES.get(wanted) ?? [...FONT_FAMILIES.values()].find((each) => each.name.toLowerCase() === wanted.toLowerCase())
  );
}

/** Families that must stand behind `family` to print `text`. */
export function lendersFor(family: FontFamily, text: string): FontFamily[] {
  const missing = (Object.keys(SCRIPT_PATTERNS) as Script[]).some(
    (script) => !family.scripts.includes(script) && SCRIPT_PATTERNS[script].test(text),
  );
  const lender = missing ? FONT_FAMILIES.get(LENDERS[family.kind]) : undefined;
  return lender && lender !== family ? [lender] : [];
}

/** The weight of the family that is nearest to the one asked for; of two equally near, the bolder one. */
export function nearestWeight(family: Pick<FontFamily, "weights">, weight: number): number {
  return family.weights.reduce((best, each) => {
    const closer = Math.abs(each - weight) - Math.abs(best - weight);
    return closer < 0 || (closer === 0 && each > best) ? each : best;
  });
}

/** The file of one face below the font packages, such as `inter/400Regular/Inter_400Regular.ttf`. */
export function fontFile(family: FontFamily, weight: number, italic: boolean): string {
  const face = `${weight}${WEIGHT_NAMES[weight]}${italic ? "_Italic" : ""}`;
  return `${family.slug}/${face}/${family.name.replaceAll(" ", "")}_${face}.ttf`;
}

/** Every face of every family: what a build has to copy. */
export const allFontFiles = (): string[] =>
  [...FONT_FAMILIES.values()].flatMap((each) =>
    each.weights.flatMap((weight) => [fontFile(each, weight, false), fontFile(each, weight, true)]),
  );
