-- CreateIndex
CREATE UNIQUE INDEX "own_font_path_key" ON "own_font"("path");

-- AddForeignKey
ALTER TABLE "own_font" ADD CONSTRAINT "own_font_path_fkey" FOREIGN KEY ("path") REFERENCES "stored_file"("path") ON DELETE CASCADE ON UPDATE CASCADE;
