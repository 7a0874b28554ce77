import type { Script } from "@/typeset/fonts/scripts";

/** A font family for documents: bundled or uploaded. */
export interface FontFamily {
  name: string;
  /** Package `@expo-google-fonts/<slug>`. */
  slug: string;
  /** Its name in the engine, which interprets width words such as “Condensed” as a property of the face. */
  engineName: string;
  /** Percent of the normal width. */
  stretch: number;
  kind: "serif" | "sans";
  /** Weights it has, each upright and, with `italics`, italic. */
  weights: readonly number[];
  italics: boolean;
  /** Scripts that it prints well with extractable text; some families contain more scripts than are listed. */
  scripts: readonly Script[];
  /** The files of an uploaded family by face (`faceKey`); bundled ones are named by their packages. */
  faces?: Readonly<Record<string, string>>;
}

/** The name of a face within its family, such as `400` or `700i`. */
export const faceKey = (weight: number, italic: boolean): string => `${weight}${italic ? "i" : ""}`;

const world = ["latin", "latin-extended", "vietnamese", "greek", "cyrillic"] as const;
const withoutGreek = ["latin", "latin-extended", "vietnamese", "cyrillic"] as const;
const withCyrillic = ["latin", "latin-extended", "cyrillic"] as const;
const withVietnamese = ["latin", "latin-extended", "vietnamese"] as const;
const europe = ["latin", "latin-extended"] as const;

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

type Details = Partial<Pick<FontFamily, "slug" | "engineName" | "stretch" | "italics">>;

const family = (
  kind: FontFamily["kind"],
  name: string,
  scripts: readonly Script[],
  weights: readonly number[],
  details: Details = {},
): FontFamily => ({
  name,
  slug: name.toLowerCase().replaceAll(" ", "-"),
  engineName: name,
  stretch: 100,
  italics: true,
  kind,
  weights,
  scripts,
  ...details,
});
const sans = family.bind(null, "sans");
const serif = family.bind(null, "serif");
const upright = { italics: false };
/** Large files, so only two weights. */
const two = [400, 700];

/** The families a document can be set in, by name. */
export const FONT_FAMILIES: ReadonlyMap<string, FontFamily> = new Map(
  [
    serif("Amiri", ["latin", "arabic"], two),
    sans("Archivo Narrow", withVietnamese, weights(400, 700)),
    sans("Arimo", world, weights(400, 700)),
    sans("Barlow", withVietnamese, weights(100, 900)),
    serif("Bitter", withoutGreek, weights(100, 900)),
    sans("Cabin", withVietnamese, weights(400, 700)),
    sans("Carlito", world, two),
    serif("Cormorant Garamond", withoutGreek, weights(300, 700)),
    serif("Crimson Pro", withVietnamese, weights(200, 900)),
    sans("DM Sans", europe, weights(100, 900)),
    serif("EB Garamond", world, weights(400, 800)),
    sans("Figtree", europe, weights(300, 900)),
    sans("Fira Sans", world, weights(100, 900)),
    sans("Fira Sans Condensed", world, weights(100, 900), { engineName: "Fira Sans", stretch: 75 }),
    serif("Frank Ruhl Libre", [...europe, "hebrew"], weights(300, 900), upright),
    serif("Gelasio", withVietnamese, weights(400, 700)),
    sans("IBM Plex Sans", world, weights(100, 700)),
    serif("IBM Plex Serif", withoutGreek, weights(100, 700)),
    sans("Inter", world, weights(100, 900)),
    sans("Karla", europe, weights(200, 800)),
    sans("Lato", ["latin"], [100, 300, 400, 700, 900]),
    serif("Libre Baskerville", europe, weights(400, 700)),
    serif("Lora", withoutGreek, weights(400, 700)),
    serif("Merriweather", withoutGreek, weights(300, 900)),
    sans("Montserrat", withoutGreek, weights(100, 900)),
    sans("Mulish", withoutGreek, weights(200, 900)),
    sans("Noto Sans", world, weights(100, 900)),
    sans("Noto Sans Devanagari", [...europe, "devanagari"], weights(100, 900), upright),
    sans("Noto Sans Hebrew", [...europe, "hebrew"], weights(100, 900), upright),
    sans("Noto Sans JP", ["latin", "vietnamese", "kana", "han"], two, upright),
    sans("Noto Sans KR", ["latin", "vietnamese", "kana", "hangul", "han"], two, upright),
    sans("Noto Sans SC", ["latin", "vietnamese", "kana", "han"], two, upright),
    sans("Noto Sans TC", ["latin", "vietnamese", "kana", "han"], two, upright),
    sans("Noto Sans Thai", [...europe, "thai"], weights(100, 900), upright),
    serif("Noto Serif", world, weights(100, 900)),
    serif("Noto Serif Devanagari", [...europe, "devanagari"], weights(100, 900), upright),
    sans("Nunito", withoutGreek, weights(200, 900)),
    sans("Nunito Sans", withoutGreek, weights(200, 900)),
    sans("Open Sans", world, weights(300, 800)),
    sans("Oswald", withoutGreek, weights(200, 700), upright),
    serif("Playfair Display", withoutGreek, weights(400, 900)),
    sans("Poppins", europe, weights(100, 900)),
    sans("PT Sans", withCyrillic, two),
    serif("PT Serif", withCyrillic, two),
    sans("Public Sans", withVietnamese, weights(100, 900)),
    sans("Raleway", withoutGreek, weights(100, 900)),
    sans("Roboto", world, weights(100, 900)),
    serif("Roboto Slab", world, weights(100, 900), upright),
    sans("Rubik", withCyrillic, weights(300, 900)),
    sans("Source Sans 3", world, weights(200, 900)),
    serif("Source Serif 4", world, weights(200, 900)),
    serif("Spectral", withoutGreek, weights(200, 800)),
    serif("Tinos", world, two),
    sans("Titillium Web", europe, [200, 300, 400, 600, 700]),
    sans("Vazirmatn", [...europe, "arabic"], weights(100, 900), upright),
    sans("Work Sans", withVietnamese, weights(100, 900)),
  ].map((each) => [each.name, each]),
);

/** Symbol and emoji families, by name. They are only fallbacks for text families. */
export const SIGN_FAMILIES: ReadonlyMap<string, FontFamily> = new Map(
  [sans("Noto Emoji", [], two, upright), sans("Noto Sans Symbols 2", [], [400], upright)].map((each) => [each.name, each]),
);

/** The replacement for unknown families: similar in kind, with the widest coverage. */
export const FALLBACK_FAMILY = "IBM Plex Serif";

/** The family with this name, or undefined if it is neither bundled nor in `own`. Case-insensitive. */
export function fontFamily(name: string, own: readonly FontFamily[] = []): FontFamily | undefined {
  const requested = name.trim();
  return (
    FONT_FAMILIES.get(requested) ??
    [...FONT_FAMILIES.values(), ...own].find((each) => each.name.toLowerCase() === requested.toLowerCase())
  );
}

/** The nearest available weight of the family; of two equally near, the bolder one. */
export function nearestWeight(family: Pick<FontFamily, "weights">, weight: number): number {
  return family.weights.reduce((best, each) => {
    const closer = Math.abs(each - weight) - Math.abs(best - weight);
    return closer < 0 || (closer === 0 && each > best) ? each : best;
  });
}

/** The uploaded file of a face, or the nearest one, because an uploaded family may be incomplete. */
function ownFile(faces: Readonly<Record<string, string>>, weight: number, italic: boolean): string {
  const weightsOf = (slanted: boolean) =>
    Object.keys(faces)
      .filter((key) => key.endsWith("i") === slanted)
      .map((key) => Number.parseInt(key, 10));
  const slanted = weightsOf(italic).length > 0 ? italic : !italic;
  return faces[faceKey(nearestWeight({ weights: weightsOf(slanted) }, weight), slanted)] ?? "";
}

/** The file of one face below the font packages, such as `inter/400Regular/Inter_400Regular.ttf`. */
export function fontFile(family: FontFamily, weight: number, italic: boolean): string {
  if (family.faces) return ownFile(family.faces, weight, italic);
  const face = `${weight}${WEIGHT_NAMES[weight]}${italic ? "_Italic" : ""}`;
  return `${family.slug}/${face}/${family.name.replaceAll(" ", "")}_${face}.ttf`;
}

/** Every face of every family: what a build has to copy. */
export const allFontFiles = (): string[] =>
  [...FONT_FAMILIES.values(), ...SIGN_FAMILIES.values()].flatMap((each) =>
    each.weights.flatMap((weight) => [fontFile(each, weight, false), ...(each.italics ? [fontFile(each, weight, true)] : [])]),
  );
