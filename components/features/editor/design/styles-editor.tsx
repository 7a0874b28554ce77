"use client";

import { autocompletion } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { bracketMatching, syntaxHighlighting } from "@codemirror/language";
import { linter, lintGutter, lintKeymap } from "@codemirror/lint";
import { EditorState } from "@codemirror/state";
import { EditorView, keymap, lineNumbers } from "@codemirror/view";
import { useTranslations } from "next-intl";
import { useEffect, useMemo, useRef } from "react";
import {
  completeStyles,
  STYLE_HIGHLIGHT,
  STYLE_LANGUAGE,
  STYLE_THEME,
} from "@/components/features/editor/design/styles-language";
import type { StyleProblem } from "@/domain/styles/language";
import { parseStylesheet } from "@/domain/styles/parse";

type StylesEditorProps = { text: string; onChange: (text: string) => void };

/** A stylesheet with its problems marked where they are, and listed below. Tab leaves it, like every field. */
export function StylesEditor({ text, onChange }: StylesEditorProps) {
  const t = useTranslations("editor.design.styles");
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const latest = useRef({ text, onChange });
  const problems = useMemo(() => parseStylesheet(text).problems, [text]);
  const name = t("editor");

  useEffect(() => {
    latest.current = { text, onChange };
  });

  useEffect(() => {
    if (!host.current) return;
    const made = new EditorView({
      parent: host.current,
      state: EditorState.create({
        doc: latest.current.text,
        extensions: [
          lineNumbers(),
          history(),
          bracketMatching(),
          STYLE_LANGUAGE,
          syntaxHighlighting(STYLE_HIGHLIGHT),
          STYLE_THEME,
          autocompletion({ override: [completeStyles], icons: false }),
          lintGutter(),
          linter(
            ({ state }) =>
              parseStylesheet(state.doc.toString()).problems.map((problem) => ({
                ...placeOf(state, problem),
                severity: "error" as const,
                message: problem.message,
              })),
            { delay: 250 },
          ),
          keymap.of([...defaultKeymap, ...historyKeymap, ...lintKeymap]),
          EditorView.lineWrapping,
          EditorView.contentAttributes.of({ "aria-label": name, spellcheck: "false" }),
          EditorView.updateListener.of((update) => {
            const now = update.state.doc.toString();
            if (update.docChanged && now !== latest.current.text) latest.current.onChange(now);
          }),
        ],
      }),
    });
    view.current = made;
    made.focus();
    return () => made.destroy();
  }, [name]);

  // What came from elsewhere (undo, another tab) is shown here too.
  useEffect(() => {
    const made = view.current;
    if (made && made.state.doc.toString() !== text)
      made.dispatch({ changes: { from: 0, to: made.state.doc.length, insert: text } });
  }, [text]);

  return (
    <div className="grid min-w-0 gap-1.5">
      <div ref={host} className="min-w-0 overflow-hidden rounded-md bg-card shadow-[inset_0_0_0_1px_var(--border-strong)]" />
      <div role="status" className="text-xs">
        <p className={problems.length > 0 ? "text-warning" : "text-muted-foreground"}>
          {t("problems", { count: problems.length })}
        </p>
        <ul className="mt-1 grid gap-1 empty:hidden">
          {problems.slice(0, 5).map((problem) => (
            <li key={`${problem.line}:${problem.column}`}>
              <span className="text-muted-foreground">{t("at", { line: problem.line })}:</span> {problem.message}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** The place of a problem as positions in the text. */
function placeOf(state: EditorState, { line, column, length }: StyleProblem): { from: number; to: number } {
  const start = state.doc.line(Math.min(line, state.doc.lines));
  const from = Math.min(start.from + column - 1, state.doc.length);
  return { from, to: Math.min(from + length, state.doc.length) };
}
