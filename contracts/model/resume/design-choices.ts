/** What settings of the design may be. Apart from their schemas, so that the editor opens without these. */

export const SIDEBAR_SIDES = ["left", "right"] as const;
export const PAGE_FORMATS = ["a4", "letter", "free-form"] as const;
export const DATE_FORMATS = ["short", "long", "numeric", "iso"] as const;
export const LEVEL_TYPES = ["hidden", "circle", "square", "rectangle", "rectangle-full", "progress-bar", "icon"] as const;
export const FONT_WEIGHTS = ["100", "200", "300", "400", "500", "600", "700", "800", "900"] as const;
export const STYLESHEET_MODES = ["legacy", "semantic"] as const;

export type PageFormat = (typeof PAGE_FORMATS)[number];
export type DateFormat = (typeof DATE_FORMATS)[number];
export type FontWeight = (typeof FONT_WEIGHTS)[number];

/**
 * How pages are divided: `improved` as the current rules do it, `earlier` as the rules did that the document was finished with
 * (domain/page-breaks.ts).
 */
export const PAGE_BREAKS = ["improved", "earlier"] as const;
export type PageBreaks = (typeof PAGE_BREAKS)[number];

/** What a visitor of the public page sees first: the text, or the pages as they print. */
export const PUBLIC_VIEWS = ["read", "pages"] as const;
export type PublicView = (typeof PUBLIC_VIEWS)[number];
