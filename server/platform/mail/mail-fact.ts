/** One row of the table of a mail: what it is called, and what it is. */
export type MailFact = { label: string; value: string }
