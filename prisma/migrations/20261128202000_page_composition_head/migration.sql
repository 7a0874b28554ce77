-- New resumes begin with the sixth generation of page composition, in which the panels of lapras have more room.
ALTER TABLE "resume" ALTER COLUMN "composition" SET DEFAULT 6;
