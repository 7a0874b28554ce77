import type { LetterDesignChange, LetterMetadata, LetterStyle } from "@/contracts/model/letter";
import { DEFAULT_LETTER_ITEM_ID, DEFAULT_LETTER_SECTION_ID } from "@/contracts/model/letter-choices";
import type { ResumeData } from "@/contracts/model/resume/data";
import type { Metadata } from "@/contracts/model/resume/metadata";
import type { TemplateName } from "@/contracts/model/resume/templates";

interface LetterLinks {
  senderLinked: boolean;
  designLinked: boolean;
}

const NO_ORIGIN = { sectionId: DEFAULT_LETTER_SECTION_ID, itemId: DEFAULT_LETTER_ITEM_ID };

/** Sender and style of a resume, as stored in a letter. */
export function styleFromResume(data: ResumeData, origin: { sectionId: string; itemId: string } = NO_ORIGIN): LetterStyle {
  return { basics: data.basics, picture: data.picture, metadata: letterMetadataOf(data.metadata), ...origin };
}

/** A resume's design without its layout and notes. */
function letterMetadataOf({ layout: _layout, notes: _notes, ...metadata }: Metadata): LetterMetadata {
  return metadata;
}

/**
 * The resolved style: linked parts come from the resume, the rest from the letter. Without a resume nothing is linked. Storing
 * the result and turning the links off freezes the values.
 */
export function resolveLetterStyle(style: LetterStyle, links: LetterLinks, resume: ResumeData | null): LetterStyle {
  if (!resume) return style;
  return {
    ...style,
    ...(links.senderLinked ? { basics: resume.basics, picture: resume.picture } : {}),
    ...(links.designLinked ? { metadata: letterMetadataOf(resume.metadata) } : {}),
  };
}

/** The style with another template, or single changes to page, design and typography, or another stylesheet. */
export function changeLetterDesign(
  style: LetterStyle,
  change: { template?: TemplateName; metadata?: LetterDesignChange },
): LetterStyle {
  const { metadata } = style;
  const { page, design, typography, stylesheet } = change.metadata ?? {};
  return {
    ...style,
    metadata: {
      ...metadata,
      template: change.template ?? metadata.template,
      page: { ...metadata.page, ...page },
      design: {
        level: { ...metadata.design.level, ...design?.level },
        colors: { ...metadata.design.colors, ...design?.colors },
      },
      typography: {
        ...metadata.typography,
        ...(typography?.hyphenation === undefined ? {} : { hyphenation: typography.hyphenation }),
        body: { ...metadata.typography.body, ...typography?.body },
        heading: { ...metadata.typography.heading, ...typography?.heading },
      },
      ...(stylesheet && { stylesheet }),
    },
  };
}
