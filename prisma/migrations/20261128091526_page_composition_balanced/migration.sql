-- New resumes begin with the third generation of page composition, which fills and balances last pages.
ALTER TABLE "resume" ALTER COLUMN "composition" SET DEFAULT 3;
