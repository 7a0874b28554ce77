-- New resumes begin with the fourth generation of page composition, which leaves more on the page before a last one.
ALTER TABLE "resume" ALTER COLUMN "composition" SET DEFAULT 4;
