-- DropIndex
DROP INDEX "cover_letter_userId_updatedAt_idx";

-- DropIndex
DROP INDEX "resume_userId_updatedAt_idx";

-- CreateIndex
CREATE INDEX "cover_letter_userId_trashedAt_updatedAt_id_idx" ON "cover_letter"("userId", "trashedAt", "updatedAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "resume_userId_trashedAt_updatedAt_id_idx" ON "resume"("userId", "trashedAt", "updatedAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "resume_userId_trashedAt_createdAt_id_idx" ON "resume"("userId", "trashedAt", "createdAt", "id" DESC);
