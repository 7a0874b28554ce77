import type { Design, FontSettings, PageSettings, Typography } from "@/contracts/model/resume/metadata";
import type { TemplateName } from "@/contracts/model/resume/templates";

/** Colours that go together. Text reaches a contrast of 4.5:1 on paper and tints, marks 3:1; a test measures all of them. */
export interface Palette {
  name: string;
  colors: Design["colors"];
}

/** Words to filter templates by. */
type LookTag = "one column" | "two columns" | "with picture" | "calm" | "strong" | "classic" | "modern" | "compact";

/** What a template looks like as it was designed: its typefaces, sizes, spaces, marks and the colours to choose from. */
export interface Look {
  /** What it is, in a sentence. */
  description: string;
  tags: readonly LookTag[];
  typography: Pick<Typography, "body" | "heading">;
  level: Design["level"];
  page: Pick<PageSettings, "gapX" | "gapY" | "marginX" | "marginY" | "hideLinkUnderline" | "hideIcons" | "hideSectionIcons">;
  layout: { sidebarWidth: number };
  /** The first one is the look's own. */
  palettes: readonly [Palette, Palette, ...Palette[]];
}

const WHITE = "rgba(255, 255, 255, 1)";
const rgba = (hex: string): string => `rgba(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(", ")}, 1)`;
/** The accent, and an ink that shares its hue. */
const palette = (name: string, primary: string, text: string): Palette => ({
  name,
  colors: { primary: rgba(primary), text: rgba(text), background: WHITE },
});

type Weights = FontSettings["fontWeights"];
const face = (fontFamily: string, fontWeights: Weights, fontSize: number, lineHeight: number): FontSettings => ({
  fontFamily,
  fontWeights,
  fontSize,
  lineHeight,
});

/** All lengths are multiples of 2 points, so that the looks share a rhythm. */
const page = (
  [marginX, marginY]: readonly [number, number],
  [gapX, gapY]: readonly [number, number],
  more: Partial<Look["page"]> = {},
): Look["page"] => ({
  marginX,
  marginY,
  gapX,
  gapY,
  hideLinkUnderline: true,
  hideIcons: false,
  hideSectionIcons: true,
  ...more,
});
const level = (type: Design["level"]["type"], icon = "star"): Design["level"] => ({ type, icon });

/** The look of every template. Source: additions E. */
export const LOOKS: Record<TemplateName, Look> = {
  azurill: {
    description: "Two columns under a centred header; the entries hang on a fine line with a ring for each section.",
    tags: ["two columns", "with picture", "calm", "modern"],
    typography: { heading: face("Montserrat", ["600"], 12, 1.25), body: face("Source Sans 3", ["400", "600"], 10, 1.4) },
    level: level("circle"),
    page: page([44, 42], [16, 8]),
    layout: { sidebarWidth: 30 },
    palettes: [
      palette("Lagoon", "#0f6e84", "#1c2b30"),
      palette("Iris", "#4f46b8", "#23223a"),
      palette("Moss", "#3f6b2f", "#232b20"),
    ],
  },
  bronzor: {
    description: "One column in rows: headings in a column of their own, thin rules between the sections.",
    tags: ["one column", "calm", "classic"],
    typography: { heading: face("Libre Baskerville", ["700"], 13, 1.3), body: face("Source Sans 3", ["400", "600"], 10, 1.45) },
    level: level("rectangle"),
    page: page([52, 50], [12, 8]),
    layout: { sidebarWidth: 35 },
    palettes: [
      palette("Bronze", "#86521f", "#2b2420"),
      palette("Patina", "#1f6b5c", "#1f2a28"),
      palette("Iron", "#4a4f57", "#202328"),
    ],
  },
  chikorita: {
    description: "A sidebar in solid colour from edge to edge sets skills apart from a roomy main column.",
    tags: ["two columns", "with picture", "strong", "modern"],
    typography: { heading: face("Nunito", ["800"], 13, 1.25), body: face("Nunito Sans", ["400", "700"], 9.5, 1.45) },
    level: level("circle"),
    page: page([40, 44], [24, 8]),
    layout: { sidebarWidth: 29 },
    palettes: [
      palette("Leaf", "#2f6b3f", "#1f2a22"),
      palette("Petrol", "#1d5566", "#1c272b"),
      palette("Berry", "#8a2452", "#2c1f26"),
    ],
  },
  ditgar: {
    description: "A tinted sidebar with name and contacts; a bar of colour beside every entry.",
    tags: ["two columns", "with picture", "strong", "modern"],
    typography: { heading: face("Archivo Narrow", ["700"], 15, 1.2), body: face("Inter", ["400", "600"], 9, 1.5) },
    level: level("rectangle"),
    page: page([36, 40], [20, 8]),
    layout: { sidebarWidth: 30 },
    palettes: [
      palette("Steel", "#1f4e79", "#1d242c"),
      palette("Brick", "#99341f", "#2b211f"),
      palette("Pine", "#22603f", "#1d2722"),
    ],
  },
  ditto: {
    description: "A band of colour across the page carries name and contacts; the picture hangs over its edge.",
    tags: ["two columns", "with picture", "strong", "modern"],
    typography: { heading: face("Poppins", ["600"], 12, 1.25), body: face("Mulish", ["400", "700"], 10, 1.45) },
    level: level("progress-bar"),
    page: page([44, 40], [20, 8]),
    layout: { sidebarWidth: 29 },
    palettes: [
      palette("Plum", "#6a3b8f", "#28222e"),
      palette("Ink", "#24406e", "#1e2430"),
      palette("Clay", "#9c3d2a", "#2d2321"),
    ],
  },
  gengar: {
    description: "A dark corner for picture, name and contacts above a tinted sidebar.",
    tags: ["two columns", "with picture", "strong", "modern"],
    typography: { heading: face("Rubik", ["600"], 12.5, 1.25), body: face("Work Sans", ["400", "600"], 9.5, 1.45) },
    level: level("square"),
    page: page([38, 40], [22, 8]),
    layout: { sidebarWidth: 30 },
    palettes: [
      palette("Night", "#3d2a66", "#241f30"),
      palette("Harbour", "#164a5b", "#1b2629"),
      palette("Garnet", "#7a1f33", "#2b1e21"),
    ],
  },
  glalie: {
    description: "A pale sidebar from top to bottom with picture, name and contacts on its axis.",
    tags: ["two columns", "with picture", "calm", "classic"],
    typography: { heading: face("Raleway", ["600"], 12.5, 1.25), body: face("Lato", ["400", "700"], 9.5, 1.5) },
    level: level("circle"),
    page: page([36, 44], [24, 8]),
    layout: { sidebarWidth: 30 },
    palettes: [
      palette("Ice", "#2a5d80", "#20292f"),
      palette("Rosewood", "#873a4c", "#2c2225"),
      palette("Sage", "#47644a", "#232923"),
    ],
  },
  kakuna: {
    description: "One column on one axis: centred name and titles between thin rules.",
    tags: ["one column", "calm", "classic"],
    typography: { heading: face("Cormorant Garamond", ["700"], 16, 1.15), body: face("Crimson Pro", ["400", "600"], 11.5, 1.24) },
    level: level("hidden"),
    page: page([64, 42], [14, 6], { hideIcons: true }),
    layout: { sidebarWidth: 35 },
    palettes: [
      palette("Amber", "#7d5a0f", "#2a2620"),
      palette("Claret", "#7a2433", "#2a2022"),
      palette("Midnight", "#263a66", "#1f232c"),
    ],
  },
  lapras: {
    description: "Every section on a soft, rounded panel of its own.",
    tags: ["one column", "with picture", "calm", "modern"],
    typography: { heading: face("Karla", ["700"], 13, 1.25), body: face("Karla", ["400", "700"], 9.5, 1.35) },
    level: level("progress-bar"),
    page: page([60, 36], [14, 6]),
    layout: { sidebarWidth: 35 },
    palettes: [
      palette("Tide", "#14566f", "#1b282d"),
      palette("Coral", "#a63a2e", "#2d2220"),
      palette("Heather", "#5f4487", "#27222e"),
    ],
  },
  leafish: {
    description: "A tinted header across the page begins with the summary; two plain columns below.",
    tags: ["two columns", "with picture", "calm", "modern"],
    typography: { heading: face("Bitter", ["600"], 13, 1.25), body: face("Fira Sans", ["400", "500"], 10, 1.5) },
    level: level("circle"),
    page: page([44, 42], [20, 8]),
    layout: { sidebarWidth: 31 },
    palettes: [
      palette("Fern", "#45621b", "#262a1f"),
      palette("Lake", "#1c5a78", "#1e272c"),
      palette("Sienna", "#934216", "#2c231e"),
    ],
  },
  meowth: {
    description: "Dense and plain: one column, capitals on strips of tint, each entry's head on one line.",
    tags: ["one column", "compact", "modern"],
    typography: { heading: face("IBM Plex Sans", ["700"], 12, 1.25), body: face("IBM Plex Sans", ["400", "600"], 10, 1.4) },
    level: level("square"),
    page: page([64, 40], [12, 6]),
    layout: { sidebarWidth: 35 },
    palettes: [
      palette("Copper", "#8f3d12", "#29231f"),
      palette("Cobalt", "#1f4a9e", "#1f232c"),
      palette("Graphite", "#3b4048", "#1f2124"),
    ],
  },
  onyx: {
    description: "One quiet column between rules. Fits everywhere.",
    tags: ["one column", "with picture", "calm", "classic"],
    typography: { heading: face("IBM Plex Serif", ["600"], 13, 1.3), body: face("IBM Plex Serif", ["400", "600"], 10, 1.45) },
    level: level("circle"),
    page: page([60, 48], [12, 8], { hideLinkUnderline: false }),
    layout: { sidebarWidth: 35 },
    palettes: [
      palette("Onyx", "#26282c", "#161719"),
      palette("Ruby", "#a31621", "#1f1b1c"),
      palette("Sapphire", "#1b4a94", "#1b1f26"),
    ],
  },
  pikachu: {
    description: "A block of warm colour in the corner carries the name, with room for a large picture beside it.",
    tags: ["two columns", "with picture", "strong", "modern"],
    typography: { heading: face("DM Sans", ["700"], 13, 1.25), body: face("DM Sans", ["400", "600"], 9.5, 1.45) },
    level: level("circle"),
    page: page([40, 40], [22, 8]),
    layout: { sidebarWidth: 29 },
    palettes: [
      palette("Honey", "#8f5606", "#2a241c"),
      palette("Tomato", "#b0321c", "#2c211f"),
      palette("Ocean", "#125a85", "#1d262c"),
    ],
  },
  porygon: {
    description: "Facets of colour in the corner of the first page; dates in a column of their own.",
    tags: ["one column", "strong", "modern"],
    typography: { heading: face("Titillium Web", ["600"], 14, 1.2), body: face("Titillium Web", ["400", "600"], 10, 1.35) },
    level: level("rectangle"),
    page: page([48, 46], [14, 8], { hideIcons: true }),
    layout: { sidebarWidth: 35 },
    palettes: [
      palette("Magenta", "#a3195b", "#2b1f26"),
      palette("Cyan", "#0b6a80", "#1b282c"),
      palette("Indigo", "#3a3f9e", "#21222e"),
    ],
  },
  rhyhorn: {
    description: "One calm column in a bookish serif under a double rule; headings without ornament.",
    tags: ["one column", "with picture", "calm", "classic"],
    typography: { heading: face("EB Garamond", ["600"], 15, 1.2), body: face("EB Garamond", ["400", "600"], 11.5, 1.24) },
    level: level("hidden"),
    page: page([74, 40], [12, 6], { hideIcons: true }),
    layout: { sidebarWidth: 35 },
    palettes: [
      palette("Slate", "#3a4754", "#1d2125"),
      palette("Oxblood", "#74202a", "#261d1e"),
      palette("Forest", "#29523a", "#1e2420"),
    ],
  },
  scizor: {
    description: "Heavy heads under short bars of colour, a bar across the upper edge, plenty of white space.",
    tags: ["one column", "with picture", "strong", "modern"],
    typography: { heading: face("Public Sans", ["800"], 13, 1.2), body: face("Public Sans", ["400", "700"], 10, 1.4) },
    level: level("rectangle"),
    page: page([60, 46], [14, 8], { hideIcons: true }),
    layout: { sidebarWidth: 35 },
    palettes: [
      palette("Scarlet", "#b01c2e", "#211b1c"),
      palette("Electric", "#2440c4", "#1c1d26"),
      palette("Emerald", "#0a6647", "#1a231f"),
    ],
  },
  smeargle: {
    description: "A magazine's first page: a very large name, an introduction in italics, headings at the side.",
    tags: ["one column", "with picture", "strong", "classic"],
    typography: { heading: face("Playfair Display", ["600"], 13, 1.2), body: face("Source Serif 4", ["400", "600"], 10, 1.4) },
    level: level("hidden"),
    page: page([52, 42], [12, 8], { hideIcons: true }),
    layout: { sidebarWidth: 35 },
    palettes: [
      palette("Vermilion", "#ad3218", "#241e1c"),
      palette("Ultramarine", "#27419c", "#1e2029"),
      palette("Olive", "#5d5a14", "#262519"),
    ],
  },
};
