-- CreateTable
CREATE TABLE "text_report" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "language" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "suggestion" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "text_report_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "text_report_createdAt_id_idx" ON "text_report"("createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "text_report_userId_language_key_key" ON "text_report"("userId", "language", "key");

-- AddForeignKey
ALTER TABLE "text_report" ADD CONSTRAINT "text_report_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
