-- AlterTable
ALTER TABLE "cover_letter" ADD COLUMN     "movedAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "cover_letter_version" ADD COLUMN     "madeBy" TEXT;

-- AlterTable
ALTER TABLE "resume" ADD COLUMN     "movedAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "resume_version" ADD COLUMN     "madeBy" TEXT;

-- Only of documents that were moved: an index of all would be written with every edit. Prisma does not know such indexes.
CREATE INDEX "resume_userId_movedAt_id_idx" ON "resume"("userId", "movedAt", "id") WHERE "movedAt" IS NOT NULL;

CREATE INDEX "cover_letter_userId_movedAt_id_idx" ON "cover_letter"("userId", "movedAt", "id") WHERE "movedAt" IS NOT NULL;
