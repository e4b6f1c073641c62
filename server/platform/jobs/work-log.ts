/** What the background parts need of a log; a pino logger is one. */
export type WorkLog = {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}
