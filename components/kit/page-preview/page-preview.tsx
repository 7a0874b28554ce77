"use client";

import "@/components/kit/page-preview/page-preview.css";
import { useEffect, useId, useRef, useState } from "react";
import {
  activeFieldStyle,
  clickedField,
  exampleFieldStyle,
  markActiveEntry,
  revealField,
} from "@/components/kit/page-preview/active-field";
import { lastPageOf } from "@/components/kit/page-preview/lines-over";
import { PageCover } from "@/components/kit/page-preview/page-cover";
import type { PagePreviewProps } from "@/components/kit/page-preview/page-preview-props";
import { createPageView, type PageView } from "@/components/kit/page-preview/page-view";
import { paperStyle } from "@/components/kit/page-preview/paper-style";
import { markPlaces } from "@/components/kit/page-preview/place-marks";
import { createPreview } from "@/components/kit/page-preview/preview-engine";
import { showServerPages } from "@/components/kit/page-preview/server-pages";
import { markTerms } from "@/components/kit/page-preview/term-marks";
import { revealCaret } from "@/components/kit/page-preview/writing/page-caret";
import { firstScreenIsThere } from "@/components/kit/ui/first-screen";
import type { Printable } from "@/typeset/content/printable";

/** Looking at the page takes time that typing must not lose. */
const AT_REST_MS = 500;
const FOLLOW_MS = 120;
const NO_TERMS: readonly string[] = [];
const NO_FIELDS: readonly string[] = [];
const NO_PLACES: NonNullable<PagePreviewProps["places"]> = [];

const inEnglish = (page: number, pages: number) => `Page ${page} of ${pages}`;

/**
 * The document as it will print, page by page, rendered again with every change in a worker: typing never waits for it. Fonts, icons and
 * the engine come from our own address.
 */
export function PagePreview(props: PagePreviewProps) {
  const {
    printable,
    zoom = "fit-width",
    activeField = null,
    serverPages = null,
    cover = null,
    terms = NO_TERMS,
    places = NO_PLACES,
    exampleFields = NO_FIELDS,
    isPrinted = false,
    label = "Page preview",
    className,
  } = props;
  const id = useId();
  const surface = useRef<HTMLDivElement>(null);
  const desk = useRef<PageView | null>(null);
  const engine = useRef<ReturnType<typeof createPreview> | null>(null);
  const latest = useRef(props);
  const hasDrawn = useRef(false);
  const stopServerPages = useRef(() => {});
  const sizes = useRef<{ width: number; height: number }[]>([]);
  const [drawings, setDrawings] = useState(0);
  const [shown, setShown] = useState<Printable | null>(null);

  useEffect(() => {
    latest.current = props;
  });

  useEffect(() => {
    if (!surface.current) return;
    const pages = createPageView(surface.current, {
      pageLabel: (page, count) => (latest.current.pageLabel ?? inEnglish)(page, count),
    });
    desk.current = pages;
    const preview = createPreview({
      ...(props.manifestUrl ? { manifestUrl: props.manifestUrl } : {}),
      pictureUrl: (url) => (latest.current.pictureUrl ?? ((address: string) => address))(url),
      onUnavailable: (reason) => latest.current.onUnavailable?.(reason),
      onProblem: (problem) => latest.current.onProblem?.(problem),
      onDrawn(drawn, document) {
        try {
          const sizesPt = pages.draw(drawn.svg, drawn.whole);
          hasDrawn.current = true;
          stopServerPages.current();
          sizes.current = sizesPt;
          setDrawings((count) => count + 1);
          setShown(document);
          latest.current.onProblem?.(null);
          latest.current.onDrawn?.({ pages: sizesPt.length, sizesPt, notices: drawn.notices, tookMs: drawn.tookMs });
        } catch {
          preview.redraw();
        }
      },
    });
    engine.current = preview;
    return () => {
      preview.dispose();
      engine.current = null;
      desk.current = null;
      hasDrawn.current = false;
    };
  }, [props.manifestUrl]);

  // The engine effect above runs first when the component appears, and again when the manifest changes: then show as well.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new engine has to be given the document too.
  useEffect(() => engine.current?.show(printable), [printable, props.manifestUrl]);

  useEffect(() => {
    if (!serverPages || hasDrawn.current || !desk.current) return;
    stopServerPages.current = showServerPages(desk.current, serverPages, () => setDrawings((count) => count + 1));
    return stopServerPages.current;
  }, [serverPages]);

  useEffect(() => {
    if (drawings > 0) firstScreenIsThere();
  }, [drawings]);

  useEffect(() => {
    if (activeField) revealField(surface.current, activeField);
  }, [activeField]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the text may now be elsewhere.
  useEffect(() => {
    const pause = setTimeout(() => {
      const { activeField: field, caret } = latest.current;
      const place = field ? caret?.() : null;
      if (field && surface.current && place) revealCaret(surface.current, field, place);
    }, FOLLOW_MS);
    return () => clearTimeout(pause);
  }, [drawings]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the rule has to follow every drawing.
  useEffect(() => {
    const request = requestAnimationFrame(() => markActiveEntry(desk.current?.pages() ?? [], activeField));
    return () => cancelAnimationFrame(request);
  }, [activeField, drawings, zoom]);

  // Text is measured once the browser has laid it out.
  useEffect(() => {
    if (drawings === 0) return;
    const request = requestAnimationFrame(() => latest.current.onPages?.(desk.current?.pages() ?? []));
    return () => cancelAnimationFrame(request);
  }, [drawings]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every drawing may have changed the last page.
  useEffect(() => {
    if (!hasDrawn.current) return;
    const rest = setTimeout(() => latest.current.onLastPage?.(lastPageOf(desk.current?.pages() ?? [])), AT_REST_MS);
    return () => clearTimeout(rest);
  }, [drawings]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the marks have to follow every drawing.
  useEffect(() => {
    const request = requestAnimationFrame(() => markTerms(desk.current?.pages() ?? [], terms));
    return () => cancelAnimationFrame(request);
  }, [terms, drawings]);

  // Pages made by the server have no known size: the marks come with the first drawing.
  const hasSizes = sizes.current.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that was not there yet has to get its marks.
  useEffect(() => {
    const request = requestAnimationFrame(() => markPlaces(desk.current?.pages() ?? [], sizes.current, places));
    return () => cancelAnimationFrame(request);
  }, [places, places.length > 0 && hasSizes]);

  return (
    <section
      aria-label={label}
      className={className}
      data-page-preview={id}
      data-drawings={drawings}
      data-printed={isPrinted || undefined}
    >
      <style media="screen">{`${exampleFieldStyle(id, exampleFields)}${activeFieldStyle(id, activeField)}`}</style>
      {isPrinted ? <style media="print">{paperStyle(desk.current?.sizes() ?? [])}</style> : null}
      {cover && shown !== printable ? <PageCover address={cover} zoom={zoom} sizePt={sizes.current[0]} /> : null}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the page is written in through the field beside it, which has the focus and every key. */}
      <div
        ref={surface}
        className="page-preview-surface"
        data-zoom={zoom === "fit-width" ? "fit" : "fixed"}
        style={zoom === "fit-width" ? undefined : ({ "--page-zoom": zoom } as React.CSSProperties)}
        onMouseDown={(event) => props.onFieldPress?.(clickedField(event.target), event)}
      />
    </section>
  );
}
