-- New resumes begin with the sixth generation of page composition, in which the head of lapras has more room.
ALTER TABLE "resume" ALTER COLUMN "composition" SET DEFAULT 6;
