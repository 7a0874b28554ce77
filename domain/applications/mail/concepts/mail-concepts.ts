/**
 * What companies and others speak of in one language, as sets of words in the form of `MailPhrases`. `concept-rules.ts` combines them: who
 * decides what about whom. A set is a list of patterns, one a line.
 */
export interface MailConcepts {
  /** What the mail is about instead of work: a flat, a loan, a quotation, a doctor, a shop. */
  foreign: string;
  /** Words that only mails about work have. */
  work: string;
  /** What friends write about their own applications. */
  news: string;
  /** A recruiter who offers a job of somebody else. */
  pitch: string;
  /** Lists of jobs. */
  alert: string;
  /** Somebody has decided. */
  chosen: string;
  /** Another person than the reader. */
  rival: string;
  /** A person who may get the job, also as a colleague. */
  actor: string;
  /** The reader is the chosen one. */
  favoured: string;
  /** Others are what is wanted rather than the reader. */
  better: string;
  /** The reader is still considered. */
  running: string;
  /** Has been offered or given, of a job. */
  granted: string;
  /** In the end. */
  finally: string;
  /** Gets the job. */
  joins: string;
  /** The reader, or what the reader sent. */
  addressee: string;
  /** Continues in the process; with a negation, it ends. */
  onward: string;
  /** Was turned down. */
  refused: string;
  /** The job. */
  post: string;
  /** There is no job any more. */
  stopped: string;
  /** Is filled; with a negation, it is not going to be. */
  fill: string;
  /** What the reader brings. */
  profile: string;
  /** Is what is wanted; with a negation, it is not. */
  fits: string;
  negation: string;
  /** The answer is no. */
  no: string;
  /** Is offered. */
  offers: string;
  /** What is offered. */
  employment: string;
  /** The reader is to be hired. */
  hire: string;
  /** The reader is to meet somebody. */
  meet: string;
  /** A conversation that is planned. */
  planned: string;
  /** Is not held as planned. */
  moved: string;
  /** What the reader sent has arrived. */
  arrived: string;
  /** Data of the reader, and what happens to them. */
  retained: string;
}
