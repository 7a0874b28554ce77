-- CreateTable
CREATE TABLE "announcement" (
    "id" UUID NOT NULL,
    "sender" UUID NOT NULL,
    "topic" VARCHAR(40) NOT NULL,
    "detail" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "announcement_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "announcement_at_idx" ON "announcement"("at");
