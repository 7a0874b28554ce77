-- Until now no application could be named, so nothing here can name one.
UPDATE "resume" SET "applicationId" = NULL WHERE "applicationId" IS NOT NULL;
UPDATE "cover_letter" SET "sourceApplicationId" = NULL WHERE "sourceApplicationId" IS NOT NULL;

-- CreateTable
CREATE TABLE "application" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "company" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "location" TEXT NOT NULL DEFAULT '',
    "salary" TEXT NOT NULL DEFAULT '',
    "source" TEXT NOT NULL DEFAULT '',
    "sourceUrl" TEXT NOT NULL DEFAULT '',
    "jobDescription" TEXT NOT NULL DEFAULT '',
    "postingSource" JSON,
    "requirements" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "tags" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "notes" TEXT NOT NULL DEFAULT '',
    "status" TEXT NOT NULL DEFAULT 'saved',
    "closedReason" TEXT,
    "stageEnteredAt" TIMESTAMPTZ(3) NOT NULL,
    "appliedAt" TIMESTAMPTZ(3),
    "resumeId" UUID,
    "coverLetterId" UUID,
    "sentResumeVersionId" UUID,
    "sentCoverLetterVersionId" UUID,
    "sentCheckScore" INTEGER,
    "resumeFileUrl" TEXT NOT NULL DEFAULT '',
    "resumeFileName" TEXT NOT NULL DEFAULT '',
    "coverLetterUrl" TEXT NOT NULL DEFAULT '',
    "coverLetterName" TEXT NOT NULL DEFAULT '',
    "matchScore" INTEGER,
    "aiMetadata" JSON NOT NULL DEFAULT '{}',
    "followUpAt" TIMESTAMPTZ(3),
    "followUpNote" TEXT NOT NULL DEFAULT '',
    "contacts" JSON NOT NULL DEFAULT '[]',
    "activity" JSON NOT NULL DEFAULT '[]',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "application_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "submission" (
    "id" UUID NOT NULL,
    "applicationId" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "documentId" UUID NOT NULL,
    "versionId" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "template" TEXT NOT NULL,
    "packed" BYTEA NOT NULL,
    "productVersion" TEXT NOT NULL,
    "sentAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "submission_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "application_userId_updatedAt_id_idx" ON "application"("userId", "updatedAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "application_resumeId_idx" ON "application"("resumeId");

-- CreateIndex
CREATE INDEX "application_coverLetterId_idx" ON "application"("coverLetterId");

-- CreateIndex
CREATE UNIQUE INDEX "submission_applicationId_kind_key" ON "submission"("applicationId", "kind");

-- CreateIndex
CREATE INDEX "cover_letter_sourceApplicationId_idx" ON "cover_letter"("sourceApplicationId");

-- CreateIndex
CREATE INDEX "resume_applicationId_idx" ON "resume"("applicationId");

-- AddForeignKey
ALTER TABLE "resume" ADD CONSTRAINT "resume_applicationId_fkey" FOREIGN KEY ("applicationId") REFERENCES "application"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "cover_letter" ADD CONSTRAINT "cover_letter_sourceApplicationId_fkey" FOREIGN KEY ("sourceApplicationId") REFERENCES "application"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "application" ADD CONSTRAINT "application_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "application" ADD CONSTRAINT "application_resumeId_fkey" FOREIGN KEY ("resumeId") REFERENCES "resume"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "application" ADD CONSTRAINT "application_coverLetterId_fkey" FOREIGN KEY ("coverLetterId") REFERENCES "cover_letter"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "submission" ADD CONSTRAINT "submission_applicationId_fkey" FOREIGN KEY ("applicationId") REFERENCES "application"("id") ON DELETE CASCADE ON UPDATE CASCADE;
