import type { EditorTexts } from "@/components/features/editor/bar/palette-actions";
import type { PaletteAction } from "@/components/kit/shell/palette-actions";

/** The modes of the letter editor, by which the palette leads to them. */
const MODES = [
  { mode: "write", icon: "pencil-simple" },
  { mode: "design", icon: "palette" },
  { mode: "versions", icon: "clock" },
] as const;

type Tools = {
  t: EditorTexts;
  enter: (mode: (typeof MODES)[number]["mode"]) => void;
  jump: (pointer: string) => void;
  /** Leads to the drafts of the text. */
  openDrafts: () => void;
};

/** Where the command palette can lead in an open letter. Loaded on request of the palette. */
export function letterPlaces({ t, enter, jump, openDrafts }: Tools): PaletteAction[] {
  const part = t("palette.part");
  const names = { write: t("letter.rooms.write"), design: t("design.title"), versions: t("versions.tab") };
  const texts = [
    { pointer: "/basics", name: t("letter.sender") },
    { pointer: "/recipientName", name: t("letter.recipient") },
    { pointer: "/details/form", name: t("letter.form") },
    { pointer: "/details/subject", name: t("letter.subject") },
    { pointer: "/greeting", name: t("letter.greeting") },
    { pointer: "/content", name: t("letter.content") },
    { pointer: "/signOff", name: t("letter.signOff") },
    { pointer: "/details/enclosures", name: t("letter.enclosures") },
  ];
  return [
    {
      id: "drafts",
      name: t("palette.drafts.name"),
      aliases: t("palette.drafts.aliases"),
      icon: "note",
      kind: part,
      leads: "place",
      run: openDrafts,
    },
    ...MODES.map(({ mode, icon }) => ({
      id: `mode ${mode}`,
      name: names[mode],
      icon,
      kind: part,
      leads: "place" as const,
      run: () => enter(mode),
    })),
    ...texts.map(({ pointer, name }) => ({
      id: `field ${pointer}`,
      name,
      icon: "text-align-left" as const,
      kind: part,
      leads: "place" as const,
      run: () => jump(pointer),
    })),
  ];
}
