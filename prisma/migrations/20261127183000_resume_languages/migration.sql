-- CreateTable
CREATE TABLE "resume_language" (
    "resumeId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "groupId" UUID NOT NULL,

    CONSTRAINT "resume_language_pkey" PRIMARY KEY ("resumeId")
);

-- CreateIndex
CREATE INDEX "resume_language_userId_groupId_idx" ON "resume_language"("userId", "groupId");

-- AddForeignKey
ALTER TABLE "resume_language" ADD CONSTRAINT "resume_language_resumeId_fkey" FOREIGN KEY ("resumeId") REFERENCES "resume"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "resume_language" ADD CONSTRAINT "resume_language_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
