/** The colour of a line: the accent, some of it, or the rule of the paper. */
export type LineInk = "accent" | "soft-accent" | "rule" | "ink";

interface LookLine {
  ink: LineInk;
  widthPt: number;
}

/** What a template looks like in an office program, besides what its fonts, sizes and colours say. */
export interface OfficeLook {
  header: {
    align: "start" | "center";
    /** The ground under the person's name: the accent, that share of it, or none. */
    ground: "accent" | number | null;
    /** The ground under the contacts where it differs. */
    contactGround: number | null;
    /** A line above the name, below the headline, below the contacts. */
    above: LookLine | null;
    belowHeadline: LookLine | null;
    below: LookLine | null;
    headlineFirst: boolean;
    /** Between contacts. */
    parted: "gap" | "bar";
    /** The picture: in its own paragraph above the words, or beside them. */
    picture: "above" | "start" | "end";
  };
  title: {
    align: "start" | "center";
    above: LookLine | null;
    below: LookLine | null;
    /** A bar where the line begins. */
    bar: LookLine | null;
    italic: boolean;
    tracked: boolean;
    /** In the ink of the text. */
    plain: boolean;
  };
  /** A bar beside the heads of entries. */
  entryBar: LookLine | null;
  /** Dates in a column before the entries. */
  datesFirst: boolean;
  /** The share of the width that is left free where the content begins. */
  rail: number;
  /** Sections of a sidebar follow the main ones, in this many columns. */
  sidebarColumns: number;
  /** Employer and position are parted by a dash. */
  dashed: boolean;
  /** A summary in the header without its title: how large its text is, and whether it leans. */
  introduction: { em: number; italic: boolean } | null;
}

export const header: OfficeLook["header"] = {
  align: "start",
  ground: null,
  contactGround: null,
  above: null,
  belowHeadline: null,
  below: null,
  headlineFirst: false,
  parted: "gap",
  picture: "start",
};
export const title: OfficeLook["title"] = {
  align: "start",
  above: null,
  below: null,
  bar: null,
  italic: false,
  tracked: false,
  plain: false,
};
export const line = (ink: LineInk, widthPt = 0.75): LookLine => ({ ink, widthPt });

type Changes = Partial<Omit<OfficeLook, "header" | "title">> & {
  header?: Partial<OfficeLook["header"]>;
  title?: Partial<OfficeLook["title"]>;
};
export const look = (changes: Changes): OfficeLook => ({
  entryBar: null,
  datesFirst: false,
  rail: 0,
  sidebarColumns: 1,
  dashed: false,
  introduction: null,
  ...changes,
  header: { ...header, ...changes.header },
  title: { ...title, ...changes.title },
});

export const centred = { align: "center", picture: "above" } as const;
