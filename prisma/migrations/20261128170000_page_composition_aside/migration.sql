-- New resumes begin with the fifth generation of page composition, in which a sidebar can fill a last page alone.
ALTER TABLE "resume" ALTER COLUMN "composition" SET DEFAULT 5;
