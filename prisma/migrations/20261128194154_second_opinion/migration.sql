-- AlterTable
ALTER TABLE "ai_provider" ADD COLUMN     "secondOpinion" BOOLEAN NOT NULL DEFAULT false;
