-- Documents are written far more often than they are moved: compressing them cost a third of a save.
ALTER TABLE "resume" ALTER COLUMN "data" SET STORAGE EXTERNAL;
ALTER TABLE "cover_letter" ALTER COLUMN "style" SET STORAGE EXTERNAL;
ALTER TABLE "cover_letter" ALTER COLUMN "content" SET STORAGE EXTERNAL;
