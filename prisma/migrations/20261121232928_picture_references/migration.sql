-- AlterTable
ALTER TABLE "cover_letter" ADD COLUMN     "picturePath" TEXT;

-- AlterTable
ALTER TABLE "resume" ADD COLUMN     "picturePath" TEXT;

-- What is stored already. PostgreSQL cannot look into JSON with NUL or half a surrogate pair anywhere; none is saved, and what was put in by
-- other means is passed over.
UPDATE "resume" SET "picturePath" = substring("data"->'picture'->>'url' from '(?:^|/)(uploads/[^?#]+)')
WHERE CASE WHEN "data"::text ~ '(^|[^\\])(\\\\)*\\u(0000|[dD][89a-fA-F])' THEN false
      ELSE "data"->'picture'->>'url' ~ '(?:^|/)uploads/[^?#]' END;
UPDATE "cover_letter" SET "picturePath" = substring("style"->'picture'->>'url' from '(?:^|/)(uploads/[^?#]+)')
WHERE CASE WHEN "style"::text ~ '(^|[^\\])(\\\\)*\\u(0000|[dD][89a-fA-F])' THEN false
      ELSE "style"->'picture'->>'url' ~ '(?:^|/)uploads/[^?#]' END;

-- CreateIndex
CREATE INDEX "cover_letter_picturePath_idx" ON "cover_letter" USING HASH ("picturePath");

-- CreateIndex
CREATE INDEX "resume_picturePath_idx" ON "resume" USING HASH ("picturePath");
