-- AlterTable
ALTER TABLE "submission" ADD COLUMN     "engine" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "pdfPath" TEXT,
ADD COLUMN     "picturePath" TEXT,
ADD COLUMN     "printedBy" TEXT;

-- CreateIndex
CREATE INDEX "submission_pdfPath_idx" ON "submission"("pdfPath");

-- AddForeignKey
ALTER TABLE "submission" ADD CONSTRAINT "submission_pdfPath_fkey" FOREIGN KEY ("pdfPath") REFERENCES "stored_file"("path") ON DELETE SET NULL ON UPDATE CASCADE;
-- CreateIndex
CREATE INDEX "application_userId_status_source_idx" ON "application"("userId", "status", "source");
