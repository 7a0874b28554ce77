-- AlterTable
ALTER TABLE "resume_language" ADD COLUMN     "made" JSON;
