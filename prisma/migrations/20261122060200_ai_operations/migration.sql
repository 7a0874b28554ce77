-- AlterTable
ALTER TABLE "ai_call" ADD COLUMN     "costUsd" DOUBLE PRECISION;

-- CreateTable
CREATE TABLE "tailoring" (
    "resumeId" UUID NOT NULL,
    "sourceResumeId" UUID NOT NULL,
    "applicationId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "changes" JSON NOT NULL,
    "refused" JSON NOT NULL,

    CONSTRAINT "tailoring_pkey" PRIMARY KEY ("resumeId")
);

-- CreateIndex
CREATE INDEX "tailoring_applicationId_idx" ON "tailoring"("applicationId");

-- AddForeignKey
ALTER TABLE "tailoring" ADD CONSTRAINT "tailoring_resumeId_fkey" FOREIGN KEY ("resumeId") REFERENCES "resume"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tailoring" ADD CONSTRAINT "tailoring_applicationId_fkey" FOREIGN KEY ("applicationId") REFERENCES "application"("id") ON DELETE SET NULL ON UPDATE CASCADE;
