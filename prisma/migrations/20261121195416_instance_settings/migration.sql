-- AlterTable
ALTER TABLE "stored_file" ADD COLUMN     "isComplete" BOOLEAN NOT NULL DEFAULT true;

-- CreateTable
CREATE TABLE "instance_setting" (
    "key" TEXT NOT NULL,
    "value" TEXT NOT NULL,

    CONSTRAINT "instance_setting_pkey" PRIMARY KEY ("key")
);
