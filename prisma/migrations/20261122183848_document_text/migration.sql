-- CreateTable
CREATE TABLE "document_text" (
    "documentId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "resumeId" UUID,
    "letterId" UUID,
    "named" TEXT NOT NULL,
    "takenFrom" TIMESTAMPTZ(3) NOT NULL,
    "lines" TEXT NOT NULL,
    "text" TEXT NOT NULL,

    CONSTRAINT "document_text_pkey" PRIMARY KEY ("documentId")
);

-- CreateIndex
CREATE UNIQUE INDEX "document_text_resumeId_key" ON "document_text"("resumeId");

-- CreateIndex
CREATE UNIQUE INDEX "document_text_letterId_key" ON "document_text"("letterId");

-- CreateIndex
CREATE INDEX "document_text_userId_idx" ON "document_text"("userId");

-- AddForeignKey
ALTER TABLE "document_text" ADD CONSTRAINT "document_text_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "document_text" ADD CONSTRAINT "document_text_resumeId_fkey" FOREIGN KEY ("resumeId") REFERENCES "resume"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "document_text" ADD CONSTRAINT "document_text_letterId_fkey" FOREIGN KEY ("letterId") REFERENCES "cover_letter"("id") ON DELETE CASCADE ON UPDATE CASCADE;
