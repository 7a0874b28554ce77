-- CreateTable
CREATE TABLE "ai_call" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "purpose" TEXT NOT NULL,
    "sent" TEXT NOT NULL,
    "provider" TEXT NOT NULL,
    "model" TEXT NOT NULL,
    "inputTokens" INTEGER NOT NULL DEFAULT 0,
    "outputTokens" INTEGER NOT NULL DEFAULT 0,
    "outcome" TEXT NOT NULL DEFAULT 'started',
    "durationMs" INTEGER,

    CONSTRAINT "ai_call_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ai_setting" (
    "userId" UUID NOT NULL,
    "monthlyLimit" INTEGER,

    CONSTRAINT "ai_setting_pkey" PRIMARY KEY ("userId")
);

-- CreateIndex
CREATE INDEX "ai_call_userId_at_id_idx" ON "ai_call"("userId", "at" DESC, "id" DESC);

-- AddForeignKey
ALTER TABLE "ai_call" ADD CONSTRAINT "ai_call_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ai_setting" ADD CONSTRAINT "ai_setting_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
