-- Resumes that exist were laid out by the first generation of page composition; new ones begin with the second.
ALTER TABLE "resume" ADD COLUMN     "composition" INTEGER NOT NULL DEFAULT 1;
ALTER TABLE "resume" ALTER COLUMN "composition" SET DEFAULT 2;
