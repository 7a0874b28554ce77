-- AlterTable
ALTER TABLE "cover_letter" ADD COLUMN     "details" JSON;
