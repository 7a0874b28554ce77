-- CreateTable
CREATE TABLE "career_form_answer" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "topic" TEXT NOT NULL,
    "question" TEXT NOT NULL,
    "answer" TEXT NOT NULL,
    "applicationId" UUID,
    "usedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "career_form_answer_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "career_form_answer_userId_usedAt_id_idx" ON "career_form_answer"("userId", "usedAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "career_form_answer_applicationId_idx" ON "career_form_answer"("applicationId");

-- CreateIndex
CREATE UNIQUE INDEX "career_form_answer_userId_topic_key" ON "career_form_answer"("userId", "topic");

-- AddForeignKey
ALTER TABLE "career_form_answer" ADD CONSTRAINT "career_form_answer_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "career_form_answer" ADD CONSTRAINT "career_form_answer_applicationId_fkey" FOREIGN KEY ("applicationId") REFERENCES "application"("id") ON DELETE SET NULL ON UPDATE CASCADE;
