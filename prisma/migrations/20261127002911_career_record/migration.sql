-- AlterTable
ALTER TABLE "resume" ADD COLUMN     "linkedItems" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- CreateTable
CREATE TABLE "record_entry" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "section" TEXT NOT NULL,
    "language" TEXT,
    "data" JSON NOT NULL,
    "wordings" JSON NOT NULL DEFAULT '[]',
    "tags" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "revision" INTEGER NOT NULL DEFAULT 1,
    "searchText" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "record_entry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "record_link" (
    "resumeId" UUID NOT NULL,
    "itemId" TEXT NOT NULL,
    "userId" UUID NOT NULL,
    "section" TEXT NOT NULL,
    "entryId" UUID NOT NULL,
    "wordingId" UUID,
    "missed" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "differs" TEXT[] DEFAULT ARRAY[]::TEXT[],

    CONSTRAINT "record_link_pkey" PRIMARY KEY ("resumeId","itemId")
);

-- CreateIndex
CREATE INDEX "record_entry_userId_updatedAt_id_idx" ON "record_entry"("userId", "updatedAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "record_link_entryId_idx" ON "record_link"("entryId");

-- CreateIndex
CREATE INDEX "record_link_userId_idx" ON "record_link"("userId");

-- AddForeignKey
ALTER TABLE "record_entry" ADD CONSTRAINT "record_entry_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "record_link" ADD CONSTRAINT "record_link_resumeId_fkey" FOREIGN KEY ("resumeId") REFERENCES "resume"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "record_link" ADD CONSTRAINT "record_link_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "record_link" ADD CONSTRAINT "record_link_entryId_fkey" FOREIGN KEY ("entryId") REFERENCES "record_entry"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- One entry of `basics` per account.
CREATE UNIQUE INDEX "record_entry_basics_key" ON "record_entry"("userId") WHERE "section" = 'basics';
