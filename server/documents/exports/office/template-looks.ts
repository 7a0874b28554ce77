import type { TemplateName } from "@/contracts/model/resume/templates";

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

const header: OfficeLook["header"] = {
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
const title: OfficeLook["title"] = {
  align: "start",
  above: null,
  below: null,
  bar: null,
  italic: false,
  tracked: false,
  plain: false,
};
const line = (ink: LineInk, widthPt = 0.75): LookLine => ({ ink, widthPt });

type Changes = Partial<Omit<OfficeLook, "header" | "title">> & {
  header?: Partial<OfficeLook["header"]>;
  title?: Partial<OfficeLook["title"]>;
};
const look = (changes: Changes): OfficeLook => ({
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

const centred = { align: "center", picture: "above" } as const;

/**
 * The looks of all templates in Word and OpenDocument files. There are no tables and no floating boxes: a reader of the file gets one
 * text in the order of the page. A sidebar becomes columns of text below the main sections, because columns side by side would be
 * read across where either runs over a page. docs/exports.md lists what each template keeps and what it gives up.
 */
export const OFFICE_LOOKS: Record<TemplateName, OfficeLook> = {
  azurill: look({ header: centred, title: { bar: line("accent", 3) }, sidebarColumns: 2 }),
  bronzor: look({ title: { above: line("rule", 0.5) }, rail: 0.12 }),
  chikorita: look({ title: { below: line("accent") }, sidebarColumns: 2 }),
  ditgar: look({ header: { ground: 0.08, picture: "above" }, entryBar: line("accent", 2), sidebarColumns: 2 }),
  ditto: look({ header: { ground: "accent", picture: "above" }, sidebarColumns: 2 }),
  gengar: look({ header: { ground: "accent", picture: "above" }, title: { below: line("accent") }, sidebarColumns: 2 }),
  glalie: look({ header: { ...centred, ground: 0.1 }, sidebarColumns: 2 }),
  kakuna: look({ header: centred, title: { align: "center", below: line("soft-accent") } }),
  lapras: look({ header: { ground: 0.16, picture: "above" }, title: { above: line("soft-accent") } }),
  leafish: look({
    header: { ground: 0.09, contactGround: 0.2, picture: "above" },
    title: { below: line("soft-accent") },
    sidebarColumns: 2,
    introduction: { em: 1, italic: false },
  }),
  meowth: look({ header: { picture: "end" }, title: { below: line("accent"), tracked: true }, dashed: true }),
  onyx: look({ header: { below: line("ink") }, title: { below: line("rule", 0.5), plain: true } }),
  pikachu: look({ header: { ground: "accent", picture: "above" }, title: { below: line("accent") }, sidebarColumns: 2 }),
  porygon: look({ title: { below: line("accent", 0.5) }, datesFirst: true }),
  rhyhorn: look({ header: { belowHeadline: line("accent", 2), parted: "bar", picture: "end" }, title: { plain: true } }),
  scizor: look({
    header: { above: line("accent", 6), picture: "end" },
    title: { above: line("accent", 2), tracked: true, plain: true },
  }),
  smeargle: look({
    header: { headlineFirst: true, picture: "end" },
    title: { above: line("rule", 0.5), italic: true },
    rail: 0.12,
    introduction: { em: 1.3, italic: true },
  }),
};
