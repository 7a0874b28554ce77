import type { Metadata } from "@/contracts/model/resume/metadata";

/** Margins in points: 16 and 15 mm. */
const MARGIN_X = 46;
const MARGIN_Y = 42;
/** A dark blue that prints well in black and white, too. */
const ACCENT = "rgba(38, 66, 106, 1)";
const SANS = "IBM Plex Sans";
const SERIF = "IBM Plex Serif";

/** What a file shows of its own look. */
export interface FileLook {
  /** Points; undefined where the file has no pages. */
  marginX?: number | undefined;
  marginY?: number | undefined;
  /** Size of the body's letters in points. */
  bodySize?: number | undefined;
  isSerif?: boolean | undefined;
  /** Colour of headings and names, as `rgba(…)`. */
  accent?: string | undefined;
}

const within = (value: number, least: number, max: number) => Math.min(max, Math.max(least, value));

/** The design of a document whose file has none: comfortable margins and one quiet colour, close to the file's look. */
export function comfortable(metadata: Metadata, look: FileLook = {}): Metadata {
  const fontFamily = look.isSerif ? SERIF : SANS;
  const fontSize = Math.round(within(look.bodySize ?? 10, 9, 11.5) * 2) / 2;
  const { page, design, typography } = metadata;
  return {
    ...metadata,
    page: {
      ...page,
      marginX: Math.round(within(look.marginX ?? MARGIN_X, 34, 72)),
      marginY: Math.round(within(look.marginY ?? MARGIN_Y, 34, 72)),
    },
    design: { ...design, colors: { ...design.colors, primary: look.accent ?? ACCENT } },
    typography: {
      body: { ...typography.body, fontFamily, fontSize, lineHeight: 1.4 },
      heading: { ...typography.heading, fontFamily, fontSize: Math.round(fontSize * 2.6) / 2, lineHeight: 1.4 },
    },
  };
}
