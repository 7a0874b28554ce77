import type { ResumeData } from "@/contracts/model/resume/data";
import type { Picture } from "@/contracts/model/resume/picture";
import type { TemplateName } from "@/contracts/model/resume/templates";
import { hexColour } from "@/domain/colours";
import { EMBEDDED_RESUME, embeddedResumeText } from "@/domain/imports/embedded-resume";
import { compositionIn, pageBreaksOf } from "@/domain/page-breaks";
import { type Contact, contacts } from "@/typeset/content/header";
import { withBreaks } from "@/typeset/content/line-breaks";
import { enumerationComma, inCapitals, printedLocale } from "@/typeset/content/locale";
import { lineText } from "@/typeset/content/plain-text";
import type { PrintedSection } from "@/typeset/content/printed-sections";
import type { FontFamily } from "@/typeset/fonts/fonts";
import type { RequestedImage, TypesettingJob } from "@/typeset/job";
import { customLooks } from "@/typeset/layout/own-styles";
import { columnWidthsPt, isEntry, printedPages } from "@/typeset/layout/pages";
import { RUNNING_HEADER_MARGIN, runningHeader } from "@/typeset/layout/running-header";
import { contentWidthPt, ownMargins, type PageMargins, printedStyle } from "@/typeset/layout/style";
import type { LetterGeometry } from "@/typeset/letters/letter-geometry";
import type { LetterParts } from "@/typeset/letters/letter-parts";
import type { Template } from "@/typeset/template";
import { TEMPLATES } from "@/typeset/templates";

export interface PrepareOptions {
  /** Title of the produced file; defaults to the person's name. */
  title?: string;
  /** For the page in the editor: fields report their positions, and the file's title does not change while typing. */
  preview?: boolean;
  /** Attaches the complete data of the resume to the PDF, including notes, so that it can be imported without loss. */
  embed?: boolean;
  /** One of several documents in a file (`bundle-source.ts`): it marks where it ends. */
  bundled?: boolean;
  /** Uploaded families that the document may use. */
  ownFamilies?: readonly FontFamily[];
}

/** A name in a sidebar is set this much smaller, at most, before its words are broken (`name-size` in narrow-header.typ). */
const NAME_SHRINKS_TO = 0.72;

/** What the words beside a picture keep of the line, in points: a usual name does not reach the edge of the paper. */
const WORDS_BESIDE_PICTURE = 120;
/** Between a picture and the words beside it, in points. */
const PICTURE_GAP = 24;

/** The picture's settings for the sources, and the file it needs; neither when it is hidden or has no address. */
function printedPicture(picture: Picture, { scale, leastRadiusPt }: Template["picture"], maxPt: number, alt: string) {
  const url = picture.url.trim();
  if (picture.hidden || url === "") return { picture: null, images: [] };
  const size = Math.min(picture.size * scale, maxPt);
  const images: RequestedImage[] = [{ name: "picture", url, widthPt: size }];
  return {
    images,
    picture: {
      alt,
      size,
      fit: picture.fit,
      rotation: picture.rotation,
      aspectRatio: picture.aspectRatio,
      borderRadius: Math.max(picture.borderRadius, leastRadiusPt),
      borderWidth: Math.min(picture.borderWidth, size / 2),
      borderColor: hexColour(picture.borderColor, "#00000080"),
      shadowWidth: Math.min(picture.shadowWidth, size / 2),
      shadowColor: hexColour(picture.shadowColor, "#00000080"),
    },
  };
}

const mirrored = (side: "left" | "right"): "left" | "right" => (side === "left" ? "right" : "left");

function usedIcons(people: Contact[], sections: PrintedSection[]): string[] {
  return [
    ...people.map((each) => each.icon),
    ...sections.flatMap((section) => [section.icon, ...section.items.map((item) => (isEntry(item) ? item.icon : null))]),
  ].filter((name) => name !== null);
}

/** The data of a resume as a file in its PDF (`in-document` in page.typ). It is never set as text. */
const attachmentOf = (data: ResumeData) => ({
  name: EMBEDDED_RESUME.name,
  description: "The data of this resume. It can be imported again.",
  text: embeddedResumeText(data),
});

/** The levels of headings: no level may be left out below the name. A letter has no sections. */
function headingLevels(hasName: boolean, isLetter: boolean) {
  const first = hasName ? 2 : 1;
  return { section: first, rich: isLetter ? first : first + 1 };
}

/** The main source of a kind and template. It only names files, so that user text never becomes source code. */
const sourceOf = (kind: TypesettingJob["kind"], template: TemplateName): string =>
  `#import "/templates/${template}.typ": ${kind}\n#${kind}${kind === "letter" ? "()" : ""}\n`;

/** What makes a document a letter: its parts for the sources, and the margins that its geometry requires. */
interface LetterToPrepare {
  parts: LetterParts;
  geometry: LetterGeometry;
  margins: PageMargins;
  /** Whether its pages after the first have a running header by default. */
  hasRunningHeader: boolean;
}

/**
 * Turns a resume into a job for either engine. Pure: the same resume and options give the same job, byte for byte. Hidden parts,
 * drafts and sections on no page are left out. Source: interface-details 2.2 and section 5.
 */
export const prepareResume = (data: ResumeData, options: PrepareOptions = {}): TypesettingJob =>
  prepareDocument(data, options, null);

/** The job of a resume, or of a letter that carries its sender and looks in `data`. */
export function prepareDocument(data: ResumeData, options: PrepareOptions, letter: LetterToPrepare | null): TypesettingJob {
  const { metadata, basics } = data;
  const template = TEMPLATES[metadata.template];
  const locale = printedLocale(metadata.page.locale);
  const { custom, notices } = customLooks(metadata);
  const pages = printedPages(data, template, custom);
  const hideIcons = metadata.page.hideIcons;
  const people = contacts(basics).map((each) => (hideIcons ? { ...each, icon: null } : each));
  const sections = pages.flatMap((page) => [...page.main, ...page.sidebar]);
  if (hideIcons) for (const item of sections.flatMap((section) => section.items)) if (isEntry(item)) item.icon = null;
  const name = lineText(basics.name);
  const printedName = custom?.inCapitals("name", name) ?? name;
  const hasSidebar = template.columns === 2 && pages[0]?.fullWidth === false;
  const { mainPt, sidebarPt } = columnWidthsPt(metadata);
  const rooms = { page: contentWidthPt(metadata.page), main: mainPt, sidebar: sidebarPt };
  const headerIn = hasSidebar ? template.headerIn : "page";
  const pictureInSidebar = hasSidebar && template.picture.standsIn === "sidebar";
  const pictureRoom = rooms[pictureInSidebar ? "sidebar" : headerIn];
  const isBesideWords = !pictureInSidebar && !template.picture.aboveName;
  const wordsPt = isBesideWords ? template.headerInsetPt + PICTURE_GAP + WORDS_BESIDE_PICTURE : 0;
  const maxPt = Math.min(pictureRoom * template.picture.largestShare, Math.max(pictureRoom * 0.3, pictureRoom - wordsPt));
  const { picture, images } = printedPicture(data.picture, template.picture, maxPt, name);
  // Beside a picture the header has less room.
  const headerPt = rooms[headerIn] - template.headerInsetPt - (picture && !pictureInSidebar ? picture.size + PICTURE_GAP : 0);
  const namePt = headerIn === "sidebar" ? sidebarPt / NAME_SHRINKS_TO : headerPt;
  const ownHeadline = custom?.inCapitals("headline", lineText(basics.headline)) ?? lineText(basics.headline);
  const headline = template.capitals.includes("headline") ? inCapitals(ownHeadline, metadata.page.locale) : ownHeadline;
  const bodyPt = metadata.typography.body.fontSize;
  const title = options.preview ? "Preview" : lineText(options.title ?? "") || name || "Resume";
  const side = metadata.layout.sidebarSide ?? (locale.dir === "rtl" ? mirrored(template.sidebarSide) : template.sidebarSide);

  const hasRunningHeader = metadata.page.runningHeader ?? letter?.hasRunningHeader ?? false;
  const margins = letter?.margins ?? ownMargins(metadata.page);
  if (hasRunningHeader) margins.marginTop = Math.max(margins.marginTop, RUNNING_HEADER_MARGIN);

  const content = {
    title,
    author: options.preview || name === "" ? [] : [name],
    ...locale,
    preview: options.preview ?? false,
    levels: headingLevels(name !== "", letter !== null),
    picture,
    name: withBreaks(printedName, namePt / (metadata.typography.heading.fontSize * template.nameEm)),
    nameEm: template.nameEm,
    titleEm: template.titleEm,
    headline: withBreaks(headline, headerPt / bodyPt),
    contacts: withBreaks(people, headerPt / bodyPt),
    besideShare: template.beside?.share ?? 0,
    sidebar: { share: metadata.layout.sidebarWidth / 100, side },
    pages,
    ...(pageBreaksOf(data) === "earlier" ? { composition: compositionIn(data) } : {}),
    ...(options.bundled ? { bundled: true } : {}),
    ...(hasRunningHeader ? { runningHeader: runningHeader(name, metadata.page.locale) } : {}),
    ...(letter
      ? {
          letter: {
            ...withBreaks(letter.parts, rooms.page / bodyPt),
            geometry: letter.geometry,
            ...(custom?.letter && { styles: custom.letter }),
          },
        }
      : {}),
    ...(custom?.head && { styles: custom.head }),
  };
  const written = JSON.stringify(content);
  const printed = { ...content, comma: enumerationComma(written, metadata.page.locale) };
  const text = JSON.stringify(printed);
  const style = printedStyle(metadata, text, {
    italicHeadings: template.italicHeadings || (custom?.italics ?? false),
    weights: custom?.weights ?? [],
    margins,
    ownFamilies: options.ownFamilies ?? [],
  });
  const kind = letter ? "letter" : "resume";
  return {
    kind,
    template: metadata.template,
    source: sourceOf(kind, metadata.template),
    data: JSON.stringify({ ...printed, ...(options.embed ? { attachment: attachmentOf(data) } : {}), style: style.style }),
    fontFamilies: style.fontFamilies,
    fonts: style.fonts,
    spareFonts: style.spareFonts,
    icons: [...new Set([...usedIcons(people, sections), ...style.icons])].sort(),
    images,
    notices: [...notices, ...style.notices],
  };
}
