-- CreateTable
CREATE TABLE "career_profile" (
    "userId" UUID NOT NULL,
    "data" JSON NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "career_profile_pkey" PRIMARY KEY ("userId")
);

-- CreateTable
CREATE TABLE "career_fact" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "applicationId" UUID,
    "text" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "source" JSON NOT NULL,
    "sourceKey" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'active',
    "revisions" JSON NOT NULL DEFAULT '[]',
    "searchText" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "career_fact_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "career_story" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "applicationId" UUID,
    "data" JSON NOT NULL,
    "factIds" UUID[] DEFAULT ARRAY[]::UUID[],
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "career_story_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "career_artifact" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "applicationId" UUID,
    "interviewId" TEXT,
    "title" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "data" JSON NOT NULL,
    "factIds" UUID[] DEFAULT ARRAY[]::UUID[],
    "storyIds" UUID[] DEFAULT ARRAY[]::UUID[],
    "jobId" UUID,
    "inputVersion" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "career_artifact_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "career_workspace" (
    "applicationId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "data" JSON NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "career_workspace_pkey" PRIMARY KEY ("applicationId")
);

-- CreateTable
CREATE TABLE "career_schedule" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "applicationId" UUID,
    "interviewId" TEXT,
    "kind" TEXT NOT NULL,
    "query" TEXT NOT NULL DEFAULT '',
    "lead" TEXT,
    "locale" TEXT NOT NULL,
    "timezone" TEXT NOT NULL,
    "enabled" BOOLEAN NOT NULL DEFAULT true,
    "email" BOOLEAN NOT NULL DEFAULT false,
    "nextRunAt" TIMESTAMPTZ(3) NOT NULL,
    "lastQueuedAt" TIMESTAMPTZ(3),
    "intervalDays" INTEGER,
    "aiProviderId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "career_schedule_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "career_job" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "scheduleId" UUID NOT NULL,
    "dueAt" TIMESTAMPTZ(3) NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'queued',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "lease" UUID,
    "leaseUntil" TIMESTAMPTZ(3) NOT NULL,
    "error" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "career_job_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "notification" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "applicationId" UUID,
    "key" TEXT NOT NULL,
    "notice" JSON NOT NULL,
    "url" TEXT,
    "readAt" TIMESTAMPTZ(3),
    "emailedAt" TIMESTAMPTZ(3),
    "emailAttemptedAt" TIMESTAMPTZ(3),
    "emailAttempts" INTEGER NOT NULL DEFAULT 0,
    "emailDueAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "notification_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "opportunity" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "url" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "company" TEXT NOT NULL,
    "location" TEXT NOT NULL DEFAULT '',
    "snippet" TEXT NOT NULL DEFAULT '',
    "firstSeenAt" TIMESTAMPTZ(3) NOT NULL,
    "lastSeenAt" TIMESTAMPTZ(3) NOT NULL,
    "dismissedAt" TIMESTAMPTZ(3),
    "trackedApplicationId" UUID,
    "matches" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "unknowns" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "opportunity_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "transcript" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "applicationId" UUID,
    "original" TEXT NOT NULL,
    "edited" TEXT NOT NULL,
    "model" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "transcript_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "career_fact_userId_updatedAt_id_idx" ON "career_fact"("userId", "updatedAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "career_fact_applicationId_idx" ON "career_fact"("applicationId");

-- CreateIndex
CREATE UNIQUE INDEX "career_fact_userId_sourceKey_key" ON "career_fact"("userId", "sourceKey");

-- CreateIndex
CREATE INDEX "career_story_userId_updatedAt_id_idx" ON "career_story"("userId", "updatedAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "career_story_applicationId_idx" ON "career_story"("applicationId");

-- CreateIndex
CREATE INDEX "career_artifact_userId_createdAt_id_idx" ON "career_artifact"("userId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "career_artifact_applicationId_idx" ON "career_artifact"("applicationId");

-- CreateIndex
CREATE INDEX "career_workspace_userId_idx" ON "career_workspace"("userId");

-- CreateIndex
CREATE INDEX "career_schedule_enabled_nextRunAt_idx" ON "career_schedule"("enabled", "nextRunAt");

-- CreateIndex
CREATE INDEX "career_schedule_userId_idx" ON "career_schedule"("userId");

-- CreateIndex
CREATE INDEX "career_schedule_applicationId_idx" ON "career_schedule"("applicationId");

-- CreateIndex
CREATE INDEX "career_job_status_leaseUntil_idx" ON "career_job"("status", "leaseUntil");

-- CreateIndex
CREATE INDEX "career_job_userId_idx" ON "career_job"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "career_job_scheduleId_dueAt_key" ON "career_job"("scheduleId", "dueAt");

-- CreateIndex
CREATE INDEX "notification_userId_createdAt_id_idx" ON "notification"("userId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "notification_userId_readAt_idx" ON "notification"("userId", "readAt");

-- CreateIndex
CREATE INDEX "notification_emailDueAt_idx" ON "notification"("emailDueAt");

-- CreateIndex
CREATE INDEX "notification_applicationId_idx" ON "notification"("applicationId");

-- CreateIndex
CREATE UNIQUE INDEX "notification_userId_key_key" ON "notification"("userId", "key");

-- CreateIndex
CREATE INDEX "opportunity_userId_dismissedAt_lastSeenAt_id_idx" ON "opportunity"("userId", "dismissedAt", "lastSeenAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "opportunity_trackedApplicationId_idx" ON "opportunity"("trackedApplicationId");

-- CreateIndex
CREATE UNIQUE INDEX "opportunity_userId_url_key" ON "opportunity"("userId", "url");

-- CreateIndex
CREATE INDEX "transcript_userId_createdAt_id_idx" ON "transcript"("userId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "transcript_applicationId_idx" ON "transcript"("applicationId");

-- AddForeignKey
ALTER TABLE "career_profile" ADD CONSTRAINT "career_profile_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "career_fact" ADD CONSTRAINT "career_fact_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "career_fact" ADD CONSTRAINT "career_fact_applicationId_fkey" FOREIGN KEY ("applicationId") REFERENCES "application"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "career_story" ADD CONSTRAINT "career_story_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "career_story" ADD CONSTRAINT "career_story_applicationId_fkey" FOREIGN KEY ("applicationId") REFERENCES "application"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "career_artifact" ADD CONSTRAINT "career_artifact_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "career_artifact" ADD CONSTRAINT "career_artifact_applicationId_fkey" FOREIGN KEY ("applicationId") REFERENCES "application"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "career_workspace" ADD CONSTRAINT "career_workspace_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "career_workspace" ADD CONSTRAINT "career_workspace_applicationId_fkey" FOREIGN KEY ("applicationId") REFERENCES "application"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "career_schedule" ADD CONSTRAINT "career_schedule_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "career_schedule" ADD CONSTRAINT "career_schedule_applicationId_fkey" FOREIGN KEY ("applicationId") REFERENCES "application"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "career_job" ADD CONSTRAINT "career_job_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "career_job" ADD CONSTRAINT "career_job_scheduleId_fkey" FOREIGN KEY ("scheduleId") REFERENCES "career_schedule"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notification" ADD CONSTRAINT "notification_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notification" ADD CONSTRAINT "notification_applicationId_fkey" FOREIGN KEY ("applicationId") REFERENCES "application"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "opportunity" ADD CONSTRAINT "opportunity_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "opportunity" ADD CONSTRAINT "opportunity_trackedApplicationId_fkey" FOREIGN KEY ("trackedApplicationId") REFERENCES "application"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "transcript" ADD CONSTRAINT "transcript_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "transcript" ADD CONSTRAINT "transcript_applicationId_fkey" FOREIGN KEY ("applicationId") REFERENCES "application"("id") ON DELETE CASCADE ON UPDATE CASCADE;
