-- AlterTable
ALTER TABLE "stored_file" ADD COLUMN     "writer" TEXT;
