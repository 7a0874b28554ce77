-- AlterTable
ALTER TABLE "application" ADD COLUMN     "deadline" DATE;
