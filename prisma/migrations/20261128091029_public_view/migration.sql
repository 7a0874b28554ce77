-- AlterTable
ALTER TABLE "resume" ADD COLUMN     "publicView" TEXT;

-- Readers of what is shared already keep the view that they know.
UPDATE "resume" SET "publicView" = 'read' WHERE "isPublic";
