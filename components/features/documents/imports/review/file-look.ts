import type { ImportReading } from "@/contracts/model/import-reading";
import type { ResumeData } from "@/contracts/model/resume/data";
import type { Metadata } from "@/contracts/model/resume/metadata";
import type { Review } from "@/domain/imports/review/review";
import { inNearestLook } from "@/typeset/nearest-look";

/** How the imported document looks: close to its file, or as documents of the product do. */
export type FileLook = "close" | "standard";

const standardOf = (reading: ImportReading): Metadata => (reading.data as ResumeData).metadata;

function metadataIn(look: FileLook, reading: ImportReading): Metadata {
  const standard = standardOf(reading);
  return look === "close" && reading.look ? inNearestLook(standard, reading.look) : standard;
}

/** The review with the document in that look. No other step of a review changes how the document looks. */
export const withFileLook = (review: Review, reading: ImportReading, look: FileLook): Review =>
  fileLookOf(review, reading) === look ? review : { ...review, data: { ...review.data, metadata: metadataIn(look, reading) } };

export const fileLookOf = ({ data }: Review, reading: ImportReading): FileLook =>
  reading.look && data.metadata.template === reading.look.template && !isSame(data.metadata, standardOf(reading))
    ? "close"
    : "standard";

const isSame = (one: Metadata, other: Metadata) => JSON.stringify(one) === JSON.stringify(other);

/** The document in each look, to draw their first pages. */
export const inBothLooks = (review: Review, reading: ImportReading): Record<FileLook, ResumeData> => ({
  close: { ...review.data, metadata: metadataIn("close", reading) },
  standard: { ...review.data, metadata: metadataIn("standard", reading) },
});
