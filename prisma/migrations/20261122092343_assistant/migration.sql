-- AlterTable
ALTER TABLE "resume_version" ADD COLUMN     "messageId" UUID;

-- CreateTable
CREATE TABLE "assistant_thread" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "title" TEXT NOT NULL DEFAULT '',
    "scope" TEXT NOT NULL,
    "resumeId" UUID,
    "coverLetterId" UUID,
    "applicationId" UUID,
    "resumeName" TEXT,
    "coverLetterName" TEXT,
    "aiProviderId" TEXT,
    "editsProposed" INTEGER NOT NULL DEFAULT 0,
    "editsAccepted" INTEGER NOT NULL DEFAULT 0,
    "activeRunId" UUID,
    "lastSequence" INTEGER NOT NULL DEFAULT 0,
    "lastMessageAt" TIMESTAMPTZ(3),
    "archivedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "assistant_thread_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "assistant_message" (
    "threadId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "role" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "runId" UUID,
    "parts" JSON NOT NULL,
    "cost" JSON,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "assistant_message_pkey" PRIMARY KEY ("threadId","id")
);

-- CreateTable
CREATE TABLE "assistant_run" (
    "id" UUID NOT NULL,
    "threadId" UUID NOT NULL,
    "messageId" UUID NOT NULL,
    "leaseUntil" TIMESTAMPTZ(3) NOT NULL,
    "stopAt" TIMESTAMPTZ(3),
    "endedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "assistant_run_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "assistant_event" (
    "threadId" UUID NOT NULL,
    "first" INTEGER NOT NULL,
    "last" INTEGER NOT NULL,
    "events" TEXT NOT NULL,

    CONSTRAINT "assistant_event_pkey" PRIMARY KEY ("threadId","first")
);

-- CreateTable
CREATE TABLE "assistant_attachment" (
    "id" UUID NOT NULL,
    "threadId" UUID NOT NULL,
    "messageId" UUID,
    "filename" TEXT NOT NULL,
    "mediaType" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "text" TEXT NOT NULL DEFAULT '',
    "path" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "assistant_attachment_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "assistant_thread_userId_lastMessageAt_id_idx" ON "assistant_thread"("userId", "lastMessageAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "assistant_thread_resumeId_idx" ON "assistant_thread"("resumeId");

-- CreateIndex
CREATE INDEX "assistant_thread_coverLetterId_idx" ON "assistant_thread"("coverLetterId");

-- CreateIndex
CREATE INDEX "assistant_thread_applicationId_idx" ON "assistant_thread"("applicationId");

-- CreateIndex
CREATE INDEX "assistant_message_threadId_createdAt_id_idx" ON "assistant_message"("threadId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "assistant_message_id_idx" ON "assistant_message"("id");

-- CreateIndex
CREATE INDEX "assistant_run_endedAt_leaseUntil_idx" ON "assistant_run"("endedAt", "leaseUntil");

-- CreateIndex
CREATE INDEX "assistant_run_threadId_idx" ON "assistant_run"("threadId");

-- CreateIndex
CREATE UNIQUE INDEX "assistant_attachment_path_key" ON "assistant_attachment"("path");

-- CreateIndex
CREATE INDEX "assistant_attachment_threadId_idx" ON "assistant_attachment"("threadId");

-- AddForeignKey
ALTER TABLE "assistant_thread" ADD CONSTRAINT "assistant_thread_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "assistant_thread" ADD CONSTRAINT "assistant_thread_resumeId_fkey" FOREIGN KEY ("resumeId") REFERENCES "resume"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "assistant_thread" ADD CONSTRAINT "assistant_thread_coverLetterId_fkey" FOREIGN KEY ("coverLetterId") REFERENCES "cover_letter"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "assistant_thread" ADD CONSTRAINT "assistant_thread_applicationId_fkey" FOREIGN KEY ("applicationId") REFERENCES "application"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "assistant_message" ADD CONSTRAINT "assistant_message_threadId_fkey" FOREIGN KEY ("threadId") REFERENCES "assistant_thread"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "assistant_run" ADD CONSTRAINT "assistant_run_threadId_fkey" FOREIGN KEY ("threadId") REFERENCES "assistant_thread"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "assistant_event" ADD CONSTRAINT "assistant_event_threadId_fkey" FOREIGN KEY ("threadId") REFERENCES "assistant_thread"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "assistant_attachment" ADD CONSTRAINT "assistant_attachment_threadId_fkey" FOREIGN KEY ("threadId") REFERENCES "assistant_thread"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "assistant_attachment" ADD CONSTRAINT "assistant_attachment_path_fkey" FOREIGN KEY ("path") REFERENCES "stored_file"("path") ON DELETE CASCADE ON UPDATE CASCADE;
