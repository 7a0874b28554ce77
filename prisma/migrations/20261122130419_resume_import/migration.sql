-- CreateTable
CREATE TABLE "resume_import" (
    "resumeId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "fileHash" TEXT NOT NULL,
    "importedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "resume_import_pkey" PRIMARY KEY ("resumeId")
);

-- CreateIndex
CREATE INDEX "resume_import_userId_fileHash_idx" ON "resume_import"("userId", "fileHash");

-- AddForeignKey
ALTER TABLE "resume_import" ADD CONSTRAINT "resume_import_resumeId_fkey" FOREIGN KEY ("resumeId") REFERENCES "resume"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "resume_import" ADD CONSTRAINT "resume_import_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
