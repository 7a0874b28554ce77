-- CreateTable
CREATE TABLE "own_font" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "family" TEXT NOT NULL,
    "engineName" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "scripts" TEXT[],
    "weight" INTEGER NOT NULL,
    "italic" BOOLEAN NOT NULL,
    "fileName" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "path" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "own_font_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "own_font_userId_engineName_weight_italic_key" ON "own_font"("userId", "engineName", "weight", "italic");

-- AddForeignKey
ALTER TABLE "own_font" ADD CONSTRAINT "own_font_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
