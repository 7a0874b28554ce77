-- CreateTable
CREATE TABLE "ai_provider" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "label" TEXT NOT NULL,
    "provider" TEXT NOT NULL,
    "model" TEXT NOT NULL,
    "baseURL" TEXT,
    "sealedKey" TEXT NOT NULL DEFAULT '',
    "apiKeyPreview" TEXT NOT NULL DEFAULT '',
    "apiKeyFingerprint" TEXT NOT NULL DEFAULT '',
    "enabled" BOOLEAN NOT NULL DEFAULT true,
    "isDefault" BOOLEAN NOT NULL DEFAULT false,
    "testStatus" TEXT NOT NULL DEFAULT 'untested',
    "testError" TEXT,
    "capabilities" JSON,
    "lastTestedAt" TIMESTAMPTZ(3),
    "lastUsedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ai_provider_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "ai_provider_userId_idx" ON "ai_provider"("userId");

-- AddForeignKey
ALTER TABLE "ai_provider" ADD CONSTRAINT "ai_provider_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
