-- AlterTable
ALTER TABLE "career_artifact" ADD COLUMN     "checked" JSON;
