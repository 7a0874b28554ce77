-- AlterTable
ALTER TABLE "application" ADD COLUMN     "postingCheckedAt" TIMESTAMPTZ(3),
ADD COLUMN     "postingClosedAt" TIMESTAMPTZ(3);
