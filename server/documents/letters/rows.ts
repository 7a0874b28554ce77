import type { Letter, LetterState, LetterStyle } from "@/contracts/model/letter";
import { resolveLetterStyle } from "@/domain/letters/links";
import { normaliseLetterStyle } from "@/domain/letters/save";
import { normaliseResumeData } from "@/domain/normalise/resume";
import { fragment } from "@/server/db/sql";

/** A letter's row. `resumeData` is the linked resume's data when a link needs it. */
export type LetterRow = Omit<Letter, "style"> & {
  userId: string;
  style: unknown;
  tags: string[];
  trashedAt: string | null;
  sourceItemId: string | null;
  resumeData: unknown;
};

/** Columns of `cover_letter l left join resume r`; the resume's data only where a link shows it. */
export const LETTER_COLUMNS = fragment(
  `l.id, l."userId", l.name, l.recipient, l.content, l.greeting, l."signOff", l.style, l.layout, l."recipientName", l."recipientCompany", l."letterDate",
   l."sourceResumeId", l."sourceItemId", l."sourceApplicationId", l."senderLinked", l."designLinked", l."isLocked", l.tags, l.revision, l."trashedAt", l."createdAt", l."updatedAt",
   case when l."senderLinked" or l."designLinked" then r.data end as "resumeData"`,
);

export const LETTER_TABLES = fragment(
  `cover_letter l left join resume r on r.id = l."sourceResumeId" and r."userId" = l."userId"`,
);

/** Sender and looks as they are read: linked parts are the resume's. */
export function styleOf(row: LetterRow): LetterStyle {
  const style = normaliseLetterStyle(row.style);
  return row.resumeData ? resolveLetterStyle(style, row, normaliseResumeData(row.resumeData)) : style;
}

/** A row as the API answers it. */
export function toLetter(row: LetterRow): Letter {
  const { userId: _userId, tags: _tags, trashedAt: _trashedAt, sourceItemId: _item, resumeData: _data, ...letter } = row;
  return { ...letter, style: styleOf(row) };
}

/** What a version keeps of a letter, linked values included, so that an old state looks as it looked. */
export function stateOf(row: LetterRow): LetterState {
  const { name, recipient, content, greeting, signOff, layout, recipientName, recipientCompany, letterDate } = row;
  return {
    name,
    recipient,
    content,
    greeting,
    signOff,
    layout,
    recipientName,
    recipientCompany,
    letterDate,
    style: styleOf(row),
  };
}
