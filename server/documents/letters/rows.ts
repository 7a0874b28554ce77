import type { Letter, LetterState, LetterStyle } from "@/contracts/model/letter";
import { resolveLetterStyle } from "@/domain/letters/links";
import { normaliseLetterDetails, normaliseLetterStyle } from "@/domain/letters/save";
import { normaliseResumeData } from "@/domain/normalise/resume";
import type { Prisma } from "@/server/platform/db/generated/client";

/** The columns of a letter. */
export const ROW = {
  id: true,
  userId: true,
  name: true,
  recipient: true,
  content: true,
  greeting: true,
  signOff: true,
  style: true,
  layout: true,
  recipientName: true,
  recipientCompany: true,
  letterDate: true,
  details: true,
  sourceResumeId: true,
  sourceApplicationId: true,
  senderLinked: true,
  designLinked: true,
  isLocked: true,
  revision: true,
  trashedAt: true,
  createdAt: true,
  updatedAt: true,
} as const satisfies Prisma.CoverLetterSelect;

export type StoredLetter = Prisma.CoverLetterGetPayload<{ select: typeof ROW }>;

/** A letter's row with the linked resume's data when a link needs it. */
export type LetterRow = StoredLetter & { resumeData: unknown };

type LinkedStyle = Pick<LetterRow, "senderLinked" | "designLinked" | "resumeData"> & { style: unknown };

/** The sender and style of a letter; linked parts come from the resume. */
export function styleOf(row: LinkedStyle): LetterStyle {
  const style = normaliseLetterStyle(row.style);
  return row.resumeData ? resolveLetterStyle(style, row, normaliseResumeData(row.resumeData)) : style;
}

/** The details of a letter; undefined, not null, where it has none, so that responses do not name them. */
const detailsOf = ({ details }: StoredLetter) => normaliseLetterDetails(details);

/** A row as the API returns it. */
export function toLetter(row: LetterRow): Letter {
  const { userId: _userId, trashedAt: _trashedAt, resumeData: _data, createdAt, updatedAt, ...letter } = row;
  return {
    ...letter,
    details: detailsOf(row),
    layout: letter.layout as Letter["layout"],
    style: styleOf(row),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

/** The state that a version stores, including linked values, so that an old state keeps its appearance. */
export function stateOf(row: LetterRow): LetterState {
  const { name, recipient, content, greeting, signOff, layout, recipientName, recipientCompany, letterDate } = row;
  return {
    name,
    recipient,
    content,
    greeting,
    signOff,
    layout: layout as LetterState["layout"],
    recipientName,
    recipientCompany,
    letterDate,
    ...(row.details !== null && { details: detailsOf(row) }),
    style: styleOf(row),
  };
}
