"use client";

import { produce } from "immer";
import { useTranslations } from "next-intl";
import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { useStore } from "zustand";
import type { OpenEditor } from "@/components/features/editor/core/opened-editor";
import { documentOf } from "@/components/features/editor/core/store";
import { useEditor } from "@/components/features/editor/core/use-editor";
import { namesOwnFamily, useOwnFamilies } from "@/components/features/editor/design/use-own-families";
import type { DocumentCard } from "@/components/features/editor/document-kind";
import { LastPageNote } from "@/components/features/editor/panels/last-page-note";
import { useServerPages } from "@/components/features/editor/panels/use-server-pages";
import { readField } from "@/components/features/editor/writing/field-text";
import { usePageWriting } from "@/components/features/editor/writing/use-page-writing";
import { knownFirstPage } from "@/components/kit/page-preview/first-page-pictures";
import type { LastPage } from "@/components/kit/page-preview/lines-over";
import { PagePreview } from "@/components/kit/page-preview/page-preview";
import type { DrawnPages } from "@/components/kit/page-preview/page-preview-props";
import { Button } from "@/components/kit/ui/button";
import { classNames } from "@/components/kit/ui/class-names";
import { Icon } from "@/components/kit/ui/icon";
import type { PageFormat } from "@/contracts/model/resume/design-choices";

type Zoom = number | "fit-width";

const caretOfField = () => readField(document.activeElement);

const ZOOM_STEPS = [0.25, 0.33, 0.5, 0.67, 0.75, 0.82, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3];
const PX_PER_PT = 4 / 3;
const ZOOM_KEY = "page-zoom";

const DESK = "min-h-0 flex-1 overflow-auto px-6 py-7 focus-visible:-outline-offset-2 phone:p-3";

type PagePanelProps<Document, Card extends DocumentCard> = {
  editor: OpenEditor<Document, Card>;
  isPhone: boolean;
  /** A field was pointed at on the page. */
  onJump: (pointer: string) => void;
  /** The document as a new one is shown, with examples in the fields below these pointers. */
  examples?: { document: Document; fields: readonly string[] } | null;
  /** Only the pages, small, above what changes them. */
  isSmall?: boolean;
};

/** The page preview, rendered by the same engine as the PDF. */
export function PagePanel<Document, Card extends DocumentCard>({
  editor,
  isPhone,
  onJump,
  examples = null,
  isSmall = false,
}: PagePanelProps<Document, Card>) {
  const t = useTranslations("editor.page");
  const { kind, store } = editor;
  const document = useStore(store, documentOf);
  const name = useEditor((state) => state.card.name);
  const ownFamilies = useOwnFamilies(namesOwnFamily(kind.metadataOf(document)));
  const trial = useEditor((state) => state.trial);
  const own = examples?.document ?? document;
  const shown = useMemo(() => (trial ? tried(own, (draft) => trial(kind.metadataOf(draft))) : own), [own, trial, kind]);
  const printable = useMemo(() => ({ ...kind.printable(shown, name), ownFamilies }), [kind, shown, name, ownFamilies]);
  // Only of what is tried: while typing, no key waits for a comparison of the whole document.
  const cover = useMemo(() => (trial ? knownFirstPage(printable) : null), [trial, printable]);
  const activeField = useEditor((state) => state.activeField);
  const terms = useEditor((state) => state.markedTerms);
  const places = useEditor((state) => state.markedPlaces);
  const [drawn, setDrawn] = useState<DrawnPages | null>(null);
  const [last, setLast] = useState<LastPage>({ lines: 0, bottomPt: 0 });
  const [problem, setProblem] = useState<string | null>(null);
  const [zoom, setZoom] = useZoom();
  const [isUnavailable, setUnavailable] = useState(false);
  const hasPage = useEditor((state) => state.hasPage);
  // The server's pages are there long before the engine is loaded, and the engine's take their place.
  const serverPages = useServerPages(kind.name, isUnavailable || !hasPage);
  const pageCount = drawn?.pages ?? (isUnavailable ? serverPages?.length : undefined);
  const desk = useRef<HTMLDivElement>(null);
  const fitted = useFittedZoom(desk, drawn);
  const { onFieldPress, onPages } = usePageWriting({ desk, shown: shown as object, jump: onJump });

  return (
    <div ref={desk} data-panel="" className="flex min-h-0 min-w-0 flex-1 flex-col bg-canvas">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard, so that the arrow keys can scroll it. */}
      <div tabIndex={0} className={classNames(DESK, isSmall && "phone:px-[27vw]")}>
        <PagePreview
          printable={printable}
          zoom={isPhone ? "fit-width" : zoom}
          activeField={activeField}
          terms={terms}
          places={places}
          {...(examples ? { exampleFields: examples.fields } : {})}
          // Examples are never printed.
          isPrinted={examples === null}
          onFieldPress={onFieldPress}
          onPages={onPages}
          caret={caretOfField}
          onDrawn={(pages) => {
            setDrawn(pages);
            store.getState().pageShown(pages.pages);
          }}
          onLastPage={setLast}
          onProblem={setProblem}
          onUnavailable={() => {
            setUnavailable(true);
            store.getState().pageShown();
          }}
          serverPages={serverPages}
          cover={cover}
          label={t("title")}
          pageLabel={(page, pages) => t("pageOf", { page, pages })}
        />
      </div>
      <div
        className={classNames(
          "@container/foot flex min-h-9 flex-none items-center gap-1 border-t bg-background ps-5 pe-3 text-muted-foreground phone:ps-4",
          isSmall && "hidden",
        )}
      >
        <span className="whitespace-nowrap">{pageCount ? t("pages", { count: pageCount }) : t("setting")}</span>
        {drawn ? <LastPageNote drawn={drawn} last={last} page={kind.metadataOf(document).page} /> : null}
        {problem ? (
          <span role="status" title={problem} className="ms-2 truncate text-danger">
            {t("notSet")}
          </span>
        ) : null}
        {drawn ? <PaperSize drawn={drawn} format={kind.metadataOf(document).page.format} /> : null}
        {isUnavailable ? <span className="ms-2 py-1 leading-tight text-warning">{t("fromServer")}</span> : null}
        <Notices drawn={drawn} />
        <span className="flex-1" />
        {isPhone ? null : <ZoomTools zoom={zoom} fitted={fitted} onZoom={setZoom} />}
      </div>
    </div>
  );
}

/** A document with a change that is only shown. */
function tried<Document>(document: Document, change: (draft: Document) => void): Document {
  return produce(document, (draft) => change(draft as Document));
}

function PaperSize({ drawn, format }: { drawn: DrawnPages; format: PageFormat }) {
  const t = useTranslations("editor.page");
  const [first] = drawn.sizesPt;
  if (format !== "free-form")
    return <span className="@max-[460px]/foot:hidden ms-1 text-subtle-foreground">{format === "a4" ? "A4" : "Letter"}</span>;
  const mm = (points: number) => Math.round((points / 72) * 25.4);
  return first ? (
    <span className="@max-[460px]/foot:hidden ms-1 truncate text-subtle-foreground">
      {t("freeSize", { width: mm(first.width), height: mm(first.height) })}
    </span>
  ) : null;
}

/** Differences between the document and its rendering. Template substitutions are shown in the gallery. */
function Notices({ drawn }: { drawn: DrawnPages | null }) {
  const t = useTranslations("editor.page.notices");
  const notices = drawn?.notices ?? [];
  const [first] = notices;
  if (!first) return null;
  const text = () => {
    if (first.code === "FONT_UNKNOWN") return t("FONT_UNKNOWN", { family: first.family, printed: first.printed });
    if (first.code === "GLYPHS_MISSING") return t("GLYPHS_MISSING", { characters: first.characters.slice(0, 8).join(" ") });
    if (first.code === "STYLES_NOT_UNDERSTOOD") return t("STYLES_NOT_UNDERSTOOD", { line: first.first.line, count: first.count });
    return t(first.code);
  };
  return (
    <span role="status" className="ms-2 truncate text-warning">
      {text()}
    </span>
  );
}

type ZoomToolsProps = { zoom: Zoom; fitted: number | null; onZoom: (zoom: Zoom) => void };

function ZoomTools({ zoom, fitted, onZoom }: ZoomToolsProps) {
  const t = useTranslations("editor.page");
  const current = zoom === "fit-width" ? (fitted ?? 1) : zoom;
  const smaller = ZOOM_STEPS.findLast((step) => step < current);
  const larger = ZOOM_STEPS.find((step) => step > current);
  return (
    <>
      <Button
        variant="ghost"
        size="xs"
        shape="icon"
        aria-label={t("smaller")}
        disabled={!smaller}
        onClick={() => smaller && onZoom(smaller)}
      >
        <Icon name="minus" size="sm" />
      </Button>
      <span className="min-w-10 text-center">{Math.round(current * 100)}%</span>
      <Button
        variant="ghost"
        size="xs"
        shape="icon"
        aria-label={t("larger")}
        disabled={!larger}
        onClick={() => larger && onZoom(larger)}
      >
        <Icon name="plus" size="sm" />
      </Button>
      <Button
        variant="ghost"
        size="xs"
        className="font-normal"
        aria-pressed={zoom === "fit-width"}
        onClick={() => onZoom("fit-width")}
      >
        {t("fitWidth")}
      </Button>
    </>
  );
}

/** How large a page that fills the desk is drawn, 1 being its own size. */
function useFittedZoom(desk: RefObject<HTMLDivElement | null>, drawn: DrawnPages | null): number | null {
  const [fitted, setFitted] = useState<number | null>(null);
  const widthPt = drawn?.sizesPt[0]?.width;
  useEffect(() => {
    const page = desk.current?.querySelector(".page-preview-page");
    if (!page || !widthPt) return;
    const observer = new ResizeObserver(() => setFitted(page.clientWidth / (widthPt * PX_PER_PT)));
    observer.observe(page);
    return () => observer.disconnect();
  }, [desk, widthPt]);
  return fitted;
}

/** The zoom this person last used on this device. */
function useZoom(): [Zoom, (zoom: Zoom) => void] {
  const [zoom, setZoom] = useState<Zoom>("fit-width");
  useEffect(() => {
    const stored = Number(localStorage.getItem(ZOOM_KEY));
    if (ZOOM_STEPS.includes(stored)) setZoom(stored);
  }, []);
  return [
    zoom,
    (next) => {
      localStorage.setItem(ZOOM_KEY, String(next));
      setZoom(next);
    },
  ];
}
