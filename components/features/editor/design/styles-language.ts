import type { CompletionContext, CompletionResult } from "@codemirror/autocomplete";
import { HighlightStyle, StreamLanguage } from "@codemirror/language";
import { EditorView } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { STYLE_PARTS, STYLE_PROPERTIES, STYLE_SECTIONS } from "@/domain/styles/language";

type Reading = { isInside: boolean; isValue: boolean; isComment: boolean };

/** The style language, as far as colouring needs it. */
export const STYLE_LANGUAGE = StreamLanguage.define<Reading>({
  startState: () => ({ isInside: false, isValue: false, isComment: false }),
  token(stream, state) {
    if (state.isComment || stream.match("/*")) {
      state.isComment = true;
      if (stream.skipTo("*/")) {
        stream.match("*/");
        state.isComment = false;
      } else stream.skipToEnd();
      return "comment";
    }
    if (stream.eatSpace()) return null;
    const next = stream.next();
    if (next === "{") state.isInside = true;
    if (next === "}") state.isInside = false;
    if (next === "}" || next === ";" || next === "{") state.isValue = false;
    if (next === ":" && state.isInside) state.isValue = true;
    if (!next || /[{};:,]/.test(next)) return "punctuation";
    stream.eatWhile(/[^\s{};:,]/);
    if (next === "@") return "keyword";
    if (!state.isInside) return next === "#" ? "labelName" : "typeName";
    return state.isValue ? (/[#\d.-]/.test(next) ? "number" : "atom") : "propertyName";
  },
});

export const STYLE_HIGHLIGHT = HighlightStyle.define([
  { tag: tags.comment, color: "var(--muted-foreground)", fontStyle: "italic" },
  { tag: [tags.typeName, tags.labelName], color: "var(--primary-ink)", fontWeight: "500" },
  { tag: tags.propertyName, color: "var(--foreground)" },
  { tag: [tags.number, tags.atom], color: "var(--success)" },
  { tag: [tags.keyword, tags.punctuation], color: "var(--muted-foreground)" },
]);

export const STYLE_THEME = EditorView.theme({
  "&": { fontSize: "12px", maxHeight: "320px", backgroundColor: "transparent", color: "var(--foreground)" },
  "&.cm-focused": { outline: "2px solid var(--ring)", outlineOffset: "-2px" },
  ".cm-scroller": { fontFamily: "ui-monospace, SFMono-Regular, Menlo, monospace", lineHeight: "1.55", minHeight: "120px" },
  ".cm-content": { caretColor: "var(--foreground)", padding: "8px 0" },
  ".cm-cursor": { borderLeftColor: "var(--foreground)" },
  ".cm-gutters": { backgroundColor: "transparent", color: "var(--muted-foreground)", border: "none" },
  "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground": {
    backgroundColor: "var(--accent)",
  },
  ".cm-tooltip": {
    backgroundColor: "var(--popover)",
    color: "var(--foreground)",
    border: "1px solid var(--border)",
    borderRadius: "6px",
  },
  ".cm-tooltip-autocomplete ul li[aria-selected]": { backgroundColor: "var(--primary)", color: "var(--primary-foreground)" },
});

/** Offers parts and sections before a brace, properties inside, and values after a colon. */
export function completeStyles(context: CompletionContext): CompletionResult | null {
  const word = context.matchBefore(/[\w-]*/);
  if (!word || (word.from === word.to && !context.explicit)) return null;
  const before = context.state.sliceDoc(0, word.from);
  const isInside = before.lastIndexOf("{") > before.lastIndexOf("}");
  if (!isInside) return offered(word.from, [...STYLE_PARTS, ...STYLE_SECTIONS], "type");
  const declaration = before.slice(Math.max(before.lastIndexOf("{"), before.lastIndexOf(";")) + 1);
  const [name = ""] = declaration.split(":");
  if (!declaration.includes(":")) return offered(word.from, Object.keys(STYLE_PROPERTIES), "property", ": ");
  const value = Object.hasOwn(STYLE_PROPERTIES, name.trim()) ? STYLE_PROPERTIES[name.trim()]?.value : undefined;
  if (value?.kind === "word") return offered(word.from, value.words, "keyword");
  if (value?.kind === "weight") return offered(word.from, ["normal", "bold"], "keyword");
  return value?.kind === "colour" || value?.kind === "border" ? offered(word.from, ["accent", "text", "paper"], "keyword") : null;
}

const offered = (from: number, words: readonly string[], type: string, after = ""): CompletionResult => ({
  from,
  options: words.map((label) => ({ label, type, apply: label + after })),
});
